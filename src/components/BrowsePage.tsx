import { scheduleText } from '../text/schedule.ts'
import { searchText } from '../text/search.ts'
import type { BrowseGroup, BrowseView } from '../views/browse.ts'
import { EventList } from './EventCard.tsx'
import { Finder } from './Finder.tsx'
import { PeopleGrid } from './PersonCard.tsx'
import { DayBar } from './SchedulePage.tsx'
import { SearchBones } from './SearchBones.tsx'
import { SearchGroup } from './SearchGroup.tsx'
import { SearchLetters } from './SearchLetters.tsx'
import { Doors, Tabs } from './Tabs.tsx'

function Group({ group }: { group: BrowseGroup }) {
  return (
    <SearchGroup group={group}>
      {'events' in group ? <EventList cards={group.events} /> : <PeopleGrid cards={group.cards} shape={group.shape} />}
    </SearchGroup>
  )
}

/**
 * A search page before any script: the field, the quick tabs, days or letters, doors, the first results. Its script
 * (islands/search) fills the side and the live part, and hides the still one once somebody asks for something else.
 */
export function BrowsePage({ view }: { view: BrowseView }) {
  return (
    <>
      <div className="wrap">
        <div className="masthead">
          <h1>{view.title}</h1>
        </div>
        <Finder action={view.searchAction} placeholder={view.searchPlaceholder} />
        <Tabs label={searchText.kinds} tabs={view.kinds} className="kinds" />
        <Tabs label={searchText.quickTabs} tabs={view.quickTabs} />
      </div>
      {view.days.length > 0 && <DayBar days={view.days} />}
      <div className="wrap browse" data-search={JSON.stringify(view.settings)}>
        <div className="side" data-side="">
          {view.count && <p className="count">{view.count}</p>}
        </div>
        <div className="found">
          <div data-live="" hidden={true} />
          <div data-bones="" hidden={true}>
            <SearchBones />
          </div>
          <div data-still="">
            {view.letters.length > 0 && <SearchLetters letters={view.letters} />}
            {view.groups.map((group) => (
              <Group group={group} key={group.id} />
            ))}
            {view.hint && <p className="hint">{view.hint}</p>}
            {view.empty && <p className="empty">{view.empty}</p>}
            {view.doors.length > 0 && <Doors label={scheduleText.browse} doors={view.doors} />}
          </div>
        </div>
      </div>
    </>
  )
}
