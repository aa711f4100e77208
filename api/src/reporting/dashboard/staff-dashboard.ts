import { reassignTitle } from '@wewb/domain/casework/holder-notes'
import type { DashboardContext } from './dashboard-definition.ts'
import { describeHeadline, describeSeries, describeTile } from './describe-figures.ts'
import { resolveDashboard } from './resolve-dashboard.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import { listHolidays } from '#casework/applications/queries.ts'
import { countOverdue } from '#casework/desks/overdue-queries.ts'
import { listAppealsWithoutHearer } from './list-appeals-without-hearer.ts'
import { supervisedPairs } from '#casework/desks/supervision.ts'
import { listLastActs } from './queries.ts'

/** Returns the figures, the desk and the last actions of a user. The figures may be slightly stale, the rest not. */
export async function staffDashboard(context: DashboardContext) {
  const { tiles, series, headlines } = resolveDashboard(context)
  const readContext = { ...context, db: context.readDb }
  const [describedTiles, describedSeries, desk, supervised, lastActions] = await Promise.all([
    Promise.all(tiles.map((tile) => describeTile(readContext, tile))),
    Promise.all(series.map((one) => describeSeries(readContext, one))),
    describeDesk(context),
    describeSupervised(context),
    listLastActions(context),
  ])
  const describedHeadlines = []
  // Runs sequentially: the figures of a director need many queries, and other requests need the database too.
  for (const headline of headlines) describedHeadlines.push(await describeHeadline(readContext, headline))
  return {
    tiles: describedTiles,
    series: describedSeries.filter(({ points }) => points.length > 0),
    headlines: describedHeadlines,
    desk,
    supervised,
    appealsWithoutHearer: await listAppealsWithoutHearer(context),
    lastActions,
    applications: { list: [], total: 0 },
    dues: [],
    notices: [],
  }
}

async function describeDesk({ services, countOnDesk }: DashboardContext) {
  const counted = await countOnDesk()
  return counted
    .toSorted((a, b) => b.late - a.late || b.waiting - a.waiting)
    .map(({ service, waiting, late }) => {
      const title = services.find(({ id }) => id === service)?.title
      return { service, title: title?.en ?? service, titleBng: title?.bn ?? service, waiting, late }
    })
}

async function describeSupervised({ db, services, versions, seat, today }: DashboardContext) {
  const pairs = supervisedPairs(versions, seat, { today, holidays: await listHolidays(db) })
  const counted = await countOverdue(db, pairs)
  return counted.map(({ service, overdue }) => {
    const title = services.find(({ id }) => id === service)?.title
    return { service, title: title?.en ?? service, titleBng: title?.bn ?? service, overdue }
  })
}

const MAX_ROWS = 5

/** Lists the officer's last actions, each with its application. */
async function listLastActions({ db, actor, services }: DashboardContext) {
  const ids = services.map(({ id }) => id)
  const acts = await listLastActs(db, actor.id, ids, MAX_ROWS)
  return await Promise.all(
    acts.map(async ({ at, move, no, service, version }) => {
      const { title, workflow } = await getDefinition(db, service, version)
      const label =
        move === 'reassign'
          ? reassignTitle
          : (workflow.moves.find(({ id }) => id === move)?.label ?? { bn: move, en: move })
      return {
        at: at.toISOString(),
        applicationNo: no,
        service,
        title: title.en,
        titleBng: title.bn,
        label: label.en,
        labelBng: label.bn,
      }
    }),
  )
}
