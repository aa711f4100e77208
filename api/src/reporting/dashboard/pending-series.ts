import { loadLists } from '#administration/lookups/load-lists.ts'
import { figureListUrl, type Series, type ApplicationFilter } from './dashboard-definition.ts'
import { isVisible } from './application-filters.ts'
import { countPendingByDistrict, countPendingByService, countPendingByServiceIn } from './series-queries.ts'

/** Pending: on a desk. */
const isPending: ApplicationFilter = (eb, context) => eb.and([isVisible(eb, context), eb('desk', 'is not', null)])

/**
 * Counts pending applications in the jurisdiction by service: from the running totals for head office, from an index
 * for other offices.
 */
export const pendingByService: Series = {
  code: 'PENDING_BY_SERVICE',
  label: { bn: 'সেবা অনুযায়ী অপেক্ষমাণ আবেদন', en: 'Applications pending, by service' },
  shape: 'bars',
  filter: (eb, context, within = '') => eb.and([isPending(eb, context), eb('service', '=', within)]),
  points: async ({ db, services, seat: { office }, desk: { jurisdiction } }) => {
    if (!office) return []
    const ids = services.map(({ id }) => id)
    const rows = jurisdiction
      ? await countPendingByServiceIn(db, ids, jurisdiction)
      : await countPendingByService(db, ids)
    return rows
      .filter(({ y }) => y > 0)
      .toSorted((a, b) => b.y - a.y)
      .map((row) => ({
        ...row,
        label: services.find(({ id }) => id === row.x)?.title ?? { bn: row.x, en: row.x },
        url: figureListUrl('PENDING_BY_SERVICE', row.x),
      }))
  },
}

/** Counts pending applications by district, for an office with several districts. */
export const pendingByDistrict: Series = {
  code: 'PENDING_BY_DISTRICT',
  label: { bn: 'জেলা অনুযায়ী অপেক্ষমাণ আবেদন', en: 'Applications pending, by district' },
  shape: 'bars',
  filter: (eb, context, within = '') => eb.and([isPending(eb, context), eb('district', '=', within)]),
  points: async ({ db, services, seat: { office } }) => {
    if (office?.kind !== 'district' || office.places.length < 2) return []
    const ids = services.map(({ id }) => id)
    const rows = await countPendingByDistrict(db, ids, office.places)
    const counted = new Map(rows.map(({ x, y }) => [x, y]))
    const lists = await loadLists(db, [{ source: 'district', values: [...office.places] }])
    return office.places
      .map((x) => ({
        x,
        y: counted.get(x) ?? 0,
        label: lists('district', x)?.label ?? { bn: x, en: x },
        url: figureListUrl('PENDING_BY_DISTRICT', x),
      }))
      .toSorted((a, b) => b.y - a.y)
  },
}
