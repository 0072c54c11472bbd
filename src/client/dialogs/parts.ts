/** An element with properties and children, for the few modals that a script builds. */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

let ids = 0

/** Fills a modal: a title that names it, what stands under it, and a quiet way out. */
export function fill(dialog: HTMLDialogElement, title: string, closing: string, ...body: Node[]): void {
  ids += 1
  const heading = el('h2', { id: `modal-title-${ids}`, textContent: title })
  const close = el('button', { type: 'button', className: 'quiet', textContent: closing })
  close.dataset.close = ''
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.replaceChildren(el('div', { className: 'modal-body' }, heading, ...body, close))
}
