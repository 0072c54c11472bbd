import type { Aggregation } from '../../schema/search.ts'
import { labelOf } from './FilterSection.tsx'

/** A button, and the values that it stands for. */
export interface Choice {
  label: string
  values: string[]
}

/** Screening, Showcase and Session come first, the others as the answer orders them (ROWS B08). */
const FIRST_TYPES = ['Screening', 'Showcase', 'Session']

/** A choice for each name: feeds write `panel` and `session` for what visitors see as one. */
export function toEventTypes(section: Aggregation | undefined): Choice[] {
  const byLabel = new Map<string, Choice>()
  for (const { key } of section?.buckets ?? []) {
    const label = labelOf(section ?? {}, key)
    const known = byLabel.get(label)
    if (known) known.values.push(key)
    else byLabel.set(label, { label, values: [key] })
  }
  const first = FIRST_TYPES.flatMap((label) => byLabel.get(label) ?? [])
  return [...first, ...[...byLabel.values()].filter(({ label }) => !FIRST_TYPES.includes(label))]
}

/** Which sections are drawn as checkboxes: none without a choice, `cpe_credit` only when something has it (ROWS V06). */
export const shownSections = (sections: readonly Aggregation[]): Aggregation[] =>
  sections.filter(
    ({ name, hidden, buckets }) =>
      !hidden && buckets.length > 0 && (name !== 'cpe_credit' || buckets.some(({ key }) => key === 'true')),
  )
