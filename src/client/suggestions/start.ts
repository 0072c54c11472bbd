const INPUT = '.finder input[type=search]'

const attached = new WeakSet<HTMLInputElement>()

/** Loads the suggestions when somebody goes to a search input (ROWS S01). The input is native: no key is lost meanwhile. */
export function startSuggestions(): void {
  const onInterest = ({ target }: Event) => {
    const input = target as HTMLInputElement
    if (!input.matches?.(INPUT) || attached.has(input)) return
    attached.add(input)
    import('./dropdown.ts')
      .then(({ attachSuggestions }) => attachSuggestions(input))
      .catch((error: unknown) => {
        attached.delete(input)
        console.warn(error)
      })
  }
  document.addEventListener('focusin', onInterest)
  document.addEventListener('input', onInterest)
  // A field that has the focus already, from a click before this script.
  onInterest({ target: document.activeElement } as unknown as Event)
}
