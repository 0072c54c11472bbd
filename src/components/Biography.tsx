import { peopleText } from '../text/people.ts'
import { Html } from './Html.tsx'

/** The whole biography is in the page; `details` shows its first words until asked for more, with or without script. */
export function Biography({ html, preview }: { html: string; preview?: string }) {
  if (!preview) return <Html className="prose" html={html} />
  return (
    <div className="prose">
      <details>
        <summary>
          <span className="preview" dir="auto">
            {preview}
          </span>
          <u className="more">{peopleText.showMore}</u>
          <u className="less">{peopleText.showLess}</u>
        </summary>
        <Html html={html} />
      </details>
    </div>
  )
}
