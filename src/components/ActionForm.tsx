import type { ReactNode } from 'react'

interface Props {
  action: string
  /** Beyond get and post it travels in `_method`. */
  method?: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Asked before the form is sent, where there is a script to ask (ROWS B14). */
  confirm?: string
  className?: string
  children: ReactNode
}

/** A link that does something: a real form with one button, so that it works without script (QUALITY §2). */
export function ActionForm({ action, method = 'post', confirm, className = 'btn', children }: Props) {
  const isPlain = method === 'get' || method === 'post'
  return (
    <form action={action} method={isPlain ? method : 'post'}>
      {!isPlain && <input type="hidden" name="_method" value={method} />}
      <button className={className} type="submit" data-confirm={confirm}>
        {children}
      </button>
    </form>
  )
}
