import type { Tab } from '../views/browse.ts'

/** A row of ways to see the same thing, of which one is now. */
export function Tabs({ label, tabs, className = 'tabs' }: { label: string; tabs: Tab[]; className?: string }) {
  return (
    <nav className={className} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

/** Lists of the programme in display type: the ways in where there is nothing else yet. */
export function Doors({ label, doors }: { label: string; doors: { label: string; href: string }[] }) {
  return (
    <nav className="doorlist" aria-label={label}>
      {doors.map((door) => (
        <a key={door.href} href={door.href}>
          {door.label}
        </a>
      ))}
    </nav>
  )
}
