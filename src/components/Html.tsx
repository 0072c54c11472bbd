interface Props {
  /** Has been through the importers' sanitiser; nothing else may come here. */
  html: string
  className?: string | undefined
}

/** Safe HTML from the programme, printed as it is. */
export function Html({ html, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import (data/safe-html), the only producer of this type.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
