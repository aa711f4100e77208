import { yesNo } from '#server/listing.ts'
import {
  figureListUrl,
  type DashboardContext,
  type FigureValue,
  type Headline,
  type Series,
  type Tile,
} from './dashboard-definition.ts'
import { countApplications } from './queries.ts'

/** A figure without its own query counts its applications. */
const countFiles = async (asking: DashboardContext, files: NonNullable<Tile['filter']>): Promise<FigureValue> => ({
  value: await countApplications(asking.db, (eb) => files(eb, asking)),
})

const countOf = (asking: DashboardContext, tile: Tile): Promise<FigureValue> =>
  tile.filter === undefined ? tile.count(asking) : (tile.count?.(asking) ?? countFiles(asking, tile.filter))

const named = ({ code, label, unit = 'count' }: Tile | Series | Headline) => ({
  code,
  label: label.en,
  labelBng: label.bn,
  unit,
})
const urlOf = ({ code, filter }: Tile | Headline, { url }: FigureValue) => url ?? (filter ? figureListUrl(code) : null)

export async function describeTile(asking: DashboardContext, tile: Tile) {
  const counted = await countOf(asking, tile)
  return {
    ...named(tile),
    value: counted.value,
    amount: counted.amount ?? null,
    currency: counted.currency ?? 'BDT',
    change: counted.change ?? null,
    url: urlOf(tile, counted),
    urgentYn: yesNo(tile.isUrgent === true && counted.value > 0),
  }
}

export async function describeHeadline(asking: DashboardContext, headline: Headline) {
  const counted = await headline.count(asking)
  return { ...named(headline), value: counted.value, change: counted.change ?? null, url: urlOf(headline, counted) }
}

export async function describeSeries(asking: DashboardContext, series: Series) {
  const points = await series.points(asking)
  return {
    ...named(series),
    shape: series.shape,
    points: points.map(({ x, y, label, url = null }) => ({ x, y, label: label.en, labelBng: label.bn, url })),
  }
}
