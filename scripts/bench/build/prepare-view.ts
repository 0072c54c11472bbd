/** How lists of words are joined where a component joins them, by field. */
const JOINED: Record<string, string> = { people: ', ', facts: ' · ' }

/**
 * A view as the contestants get it. Their languages disagree about what is true and about the case of names (Hugo
 * lowers it), so what is empty is left out and names are lowered; what our components compute is computed here.
 */
export function prepareView(value: unknown, icons: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => prepareView(item, icons))
  if (typeof value !== 'object' || value === null) return value
  const prepared: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    if (!field || (Array.isArray(field) && field.length === 0)) continue
    const joiner = JOINED[name]
    prepared[name.toLowerCase()] =
      joiner && Array.isArray(field) && typeof field[0] === 'string' ? field.join(joiner) : prepareView(field, icons)
  }
  const { dayhref, day, label, shape } = prepared
  if (shape === 'wide') prepared.iswide = true
  if (dayhref && typeof day === 'string') prepared.weekday = day.split(',')[0]
  if (typeof label === 'string' && 'url' in prepared && icons[label]) prepared.icon = icons[label]
  return prepared
}
