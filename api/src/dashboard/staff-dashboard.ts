import type { Asking } from './board.ts'
import { describeHeadline, describeSeries, describeTile } from './describe-figures.ts'
import { listLastActions } from './last-actions.ts'
import { ownBoards } from './own-boards.ts'

/** The figures of somebody's work, what lies on their desk, and what they did last. The figures may be a moment old, the rest not. */
export async function staffDashboard(asking: Asking) {
  const { tiles, series, headlines } = ownBoards(asking)
  const counting = { ...asking, db: asking.readDb }
  const [told, drawn, desk, lastActions] = await Promise.all([
    Promise.all(tiles.map((tile) => describeTile(counting, tile))),
    Promise.all(series.map((one) => describeSeries(counting, one))),
    describeDesk(asking),
    listLastActions(asking),
  ])
  const year = []
  // One after the other: the year of a director is many questions, and others wait for the database too.
  for (const headline of headlines) year.push(await describeHeadline(counting, headline))
  return {
    tiles: told,
    series: drawn.filter(({ points }) => points.length > 0),
    headlines: year,
    desk,
    lastActions,
    applications: { list: [], total: 0 },
    dues: [],
    notices: [],
  }
}

async function describeDesk({ services, onDesk }: Asking) {
  const counted = await onDesk()
  return counted
    .toSorted((a, b) => b.late - a.late || b.waiting - a.waiting)
    .map(({ service, waiting, late }) => {
      const title = services.find(({ id }) => id === service)?.title
      return { service, title: title?.en ?? service, titleBng: title?.bn ?? service, waiting, late }
    })
}
