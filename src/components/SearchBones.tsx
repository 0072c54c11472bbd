const ROWS = [1, 2, 3, 4, 5, 6]

/** Rows in the place of results that are under way, in the geometry of event cards. */
export function SearchBones() {
  return (
    <div className="events" aria-hidden="true">
      {ROWS.map((row) => (
        <div className="event bones" key={row}>
          <i />
          <div className="body">
            <i />
            <i />
          </div>
          <i className="pic" />
        </div>
      ))}
    </div>
  )
}
