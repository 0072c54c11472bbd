type Rows = Record<string, unknown>[]
/** Runs one query on a database and answers its rows. */
export type Query = (sql: string) => Promise<Rows>

/** What is wrong with the counts and the places in line, compared with what is really kept; nothing when all is right. */
export async function wrongCounts(query: Query): Promise<Rows> {
  const wrong = await query(`
    select i.item_type, i.item_id, i.total, i.shown, r.total as kept, r.public as seen, r.lowest, r.highest, r.places
    from interest i left join (
      select f.item_type, f.item_id, count(*) as total, sum(p.is_public) as public, min(f.public_place) as lowest,
        max(f.public_place) as highest, count(distinct f.public_place) as places
      from favorite f join person p on p.uid = f.uid group by f.item_type, f.item_id
    ) r on r.item_type = i.item_type and r.item_id = i.item_id
    where i.total <> coalesce(r.total, 0) or i.shown <> coalesce(r.public, 0) or i.shown <> coalesce(r.places, 0)
      or (i.shown > 0 and (r.lowest <> 0 or r.highest <> i.shown - 1))`)
  const uncounted = await query(`
    select f.uid, f.item_type, f.item_id from favorite f
    left join interest i on i.item_type = f.item_type and i.item_id = f.item_id
    left join person p on p.uid = f.uid
    where i.item_id is null or p.uid is null or (p.is_public = 1) <> (f.public_place is not null)`)
  return [...wrong, ...uncounted]
}
