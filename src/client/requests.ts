/*
 * The confirm and method attributes (SPEC §2, ROWS B14), for markup that arrives at run time. Built pages use real
 * forms (components/ActionForm.tsx), which need no script for the method.
 */

const CONFIRM = '[data-confirm], [confirm]'
const METHOD = 'a[data-method], a[method]'

const readValue = (element: Element, name: string) => element.getAttribute(`data-${name}`) ?? element.getAttribute(name)

/** The form that a link with a method stands for. Other methods than post travel in `_method`, as forms know but two. */
export function toForm(link: HTMLAnchorElement, token: string | undefined): HTMLFormElement {
  const form = document.createElement('form')
  const method = (readValue(link, 'method') ?? 'post').toLowerCase()
  form.method = method === 'get' ? 'get' : 'post'
  form.action = link.href
  form.hidden = true
  const fields = {
    ...(method !== 'get' && method !== 'post' && { _method: method }),
    ...(method !== 'get' && token && { authenticity_token: token }),
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  return form
}

export function startRequests(tokenOf: () => string | undefined): void {
  // Capturing, so that a refusal comes before anything else that listens.
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const asking = target.closest(CONFIRM)
      if (asking && !confirm(readValue(asking, 'confirm') ?? '')) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      const link = target.closest<HTMLAnchorElement>(METHOD)
      if (!link) return
      event.preventDefault()
      const form = toForm(link, tokenOf())
      document.body.append(form)
      form.requestSubmit()
    },
    true,
  )
}
