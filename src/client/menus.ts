const WIDE = '(width >= 768px)'

/*
 * The header's menus are `details` that exclude one another by name, in a popover on phones: they work without script.
 * Here they learn to close on an outside click, on Escape, and shortly after a choice (ROWS B13).
 */

/** Long enough to see what was chosen, short enough not to stand in its way. */
const AFTER_CHOICE_MS = 150

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.menus [open], .user-menu[open]')
const isFloating = (menu: Element) => menu.matches('.user-menu') || matchMedia(WIDE).matches

function closeOutside({ target }: Event): void {
  for (const menu of openMenus()) {
    if (!isFloating(menu)) continue
    if (!menu.contains(target as Node)) menu.open = false
    else if ((target as Element).closest('a, button')) setTimeout(() => (menu.open = false), AFTER_CHOICE_MS)
  }
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    if (!isFloating(menu)) continue
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}

/** On phones the sheet shows every menu at once; wider, they exclude one another by name. */
function openAllInSheet(event: Event): void {
  const isOpening = (event as ToggleEvent).newState === 'open'
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menus details')) {
    menu.name = isOpening ? '' : 'menus'
    menu.open = isOpening
  }
}

export function startMenus(): void {
  document.addEventListener('click', closeOutside)
  document.addEventListener('keydown', closeOnEscape)
  document.querySelector('.menus')?.addEventListener('beforetoggle', openAllInSheet)
}
