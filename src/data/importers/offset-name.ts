/** Minutes ahead of UTC as the name of a fixed zone: -300 is `-05:00`. */
export function toOffsetName(minutes: number | undefined): string | undefined {
  if (minutes === undefined || !Number.isInteger(minutes) || Math.abs(minutes) > 14 * 60) return undefined
  const [ahead, sign] = [Math.abs(minutes), minutes < 0 ? '-' : '+']
  return `${sign}${String(Math.floor(ahead / 60)).padStart(2, '0')}:${String(ahead % 60).padStart(2, '0')}`
}
