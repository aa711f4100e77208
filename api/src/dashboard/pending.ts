import { sql } from 'kysely'
import { loadLists } from '../lookups/load-lists.ts'
import { listOfFigure, type Series, type WhichFiles } from './board.ts'
import { inSight } from './which-files.ts'

/** Undecided or still under way: it lies on somebody's desk. */
const isPending: WhichFiles = (eb, asking) => eb.and([inSight(eb, asking), eb('desk', 'is not', null)])

/** What waits in the reach of the office, service by service: the running totals know it for all, an index for some districts. */
export const pendingByService: Series = {
  code: 'PENDING_BY_SERVICE',
  label: { bn: 'সেবা অনুযায়ী অপেক্ষমাণ আবেদন', en: 'Applications pending, by service' },
  shape: 'bars',
  files: (eb, asking, within = '') => eb.and([isPending(eb, asking), eb('service', '=', within)]),
  points: async ({ db, services, seat: { office } }) => {
    if (!office) return []
    const ids = services.map(({ id }) => id)
    const { rows } = await (
      office.kind === 'hq'
        ? sql<{ x: string; y: number }>`
          select service as x, sum(n)::int as y from application_tally where desk <> '' and service = any(${ids}) group by service`
        : sql<{ x: string; y: number }>`
          select service as x, count(*)::int as y from application
          where desk is not null and service = any(${ids}) and ${sql.ref(office.kind)} = any(${[...office.places]}) group by service`
    ).execute(db)
    return rows
      .filter(({ y }) => y > 0)
      .toSorted((a, b) => b.y - a.y)
      .map((row) => ({
        ...row,
        label: services.find(({ id }) => id === row.x)?.title ?? { bn: row.x, en: row.x },
        url: listOfFigure('PENDING_BY_SERVICE', row.x),
      }))
  },
}

/** For an office that serves several districts: where the work lies. */
export const pendingByDistrict: Series = {
  code: 'PENDING_BY_DISTRICT',
  label: { bn: 'জেলা অনুযায়ী অপেক্ষমাণ আবেদন', en: 'Applications pending, by district' },
  shape: 'bars',
  files: (eb, asking, within = '') => eb.and([isPending(eb, asking), eb('district', '=', within)]),
  points: async ({ db, services, seat: { office } }) => {
    if (office?.kind !== 'district' || office.places.length < 2) return []
    const { rows } = await sql<{ x: string; y: number }>`
      select district as x, count(*)::int as y from application
      where desk is not null and service = any(${services.map(({ id }) => id)}) and district = any(${[...office.places]})
      group by district`.execute(db)
    const counted = new Map(rows.map(({ x, y }) => [x, y]))
    const lists = await loadLists(db, [{ source: 'district', values: [...office.places] }])
    return office.places
      .map((x) => ({
        x,
        y: counted.get(x) ?? 0,
        label: lists('district', x)?.label ?? { bn: x, en: x },
        url: listOfFigure('PENDING_BY_DISTRICT', x),
      }))
      .toSorted((a, b) => b.y - a.y)
  },
}
