/** What visitors read about a door (ROWS T02). Colour never speaks alone. */
export const doorText = {
  looks: { none: '', green: 'Green', yellow: 'Yellow', red: 'Red', canceled: 'Canceled', unknown: 'Unknown' },
  /** The same where there is room to say what it means. */
  meanings: {
    none: '',
    green: 'Green: room inside',
    yellow: 'Yellow: filling up',
    red: 'Red: full',
    canceled: 'Canceled',
    unknown: 'Door status unknown',
  },
  setAt: (time: string) => `set ${time}`,
  lastSet: (time: string) => `last set ${time}`,
  canceled: 'Canceled:',
  /** What a venue's door is about. */
  now: 'Now:',
  next: (time: string) => `Next, ${time}:`,
} as const
