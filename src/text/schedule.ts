/** Sentences of the day-by-day schedule and of the list of all events. */
export const scheduleText = {
  title: 'Schedule',
  days: 'Days',
  parts: 'Times of day',
  tba: 'To be announced',
  tbaHint: 'These events have no day yet.',
  timeTba: 'Time to be announced',
  late: 'After midnight',
  events: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'event' : 'events'}`,
  tbaShort: 'TBA',
  empty: 'Stay tuned, more events should be added soon!',
  allEvents: 'All events',
  pickDay: 'Pick a day for the full programme.',
  first: (shown: number, total: number) =>
    `The first ${shown} of ${total.toLocaleString('en-US')} events. Pick a day for the full programme.`,
  browse: 'Browse the programme',
  browseHint: 'Every event by day, everyone by letter.',
  previousDay: 'Day before',
  nextDay: 'Next day',
} as const

/** Said by script on the day itself; apart from the rest, so that it alone travels to the browser. */
export const nowText = {
  now: 'Now',
  jump: 'Jump to now',
  on: 'On now',
  ownTime: (place: string) => `Show in my time (${place})`,
  festivalTime: 'Show the festival’s time',
} as const
