import type { Menu } from './festival.ts'

const link = (label: string, href: string) => ({ label, href })

/** The header's first menu where a festival names none of its own: by theme, since a conference is read by its speakers. */
export const DEFAULT_MENUS: Record<'main' | 'edu', Menu[]> = {
  main: [
    {
      label: 'Programme',
      prominent: [link('Schedule', '/schedule'), link('Artists', '/artists'), link('Speakers', '/speakers')],
      normal: [
        link('All contributors', '/contributors'),
        link('Films', '/films'),
        link('Brands', '/brands'),
        link('Exhibitors', '/exhibitors'),
        link('Presenters', '/music_fest_presenters'),
        link('Venues', '/venues'),
      ],
    },
  ],
  edu: [
    {
      label: 'Conference',
      prominent: [link('Schedule', '/schedule'), link('Speakers', '/speakers'), link('Venues', '/venues')],
      normal: [
        link('All sessions', '/search/event'),
        link('Brands', '/brands'),
        link('Exhibitors', '/exhibitors'),
        link('Films', '/films'),
        link('Artists', '/artists'),
        link('All contributors', '/contributors'),
        link('Presenters', '/music_fest_presenters'),
      ],
    },
  ],
}
