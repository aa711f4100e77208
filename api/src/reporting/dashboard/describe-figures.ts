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
const countFiles = async (context: DashboardContext, files: NonNullable<Tile['filter']>): Promise<FigureValue> => ({
  value: await countApplications(context.db, (eb) => files(eb, context)),
})

const countOf = (context: DashboardContext, tile: Tile): Promise<FigureValue> =>
  tile.filter === undefined ? tile.count(context) : (tile.count?.(context) ?? countFiles(context, tile.filter))

const named = ({ code, label, unit = 'count' }: Tile | Series | Headline) => ({
  code,
  label: label.en,
  labelBng: label.bn,
  unit,
})
const urlOf = ({ code, filter }: Tile | Headline, { url }: FigureValue) => url ?? (filter ? figureListUrl(code) : null)

export async function describeTile(context: DashboardContext, tile: Tile) {
  const counted = await countOf(context, tile)
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

export async function describeHeadline(context: DashboardContext, headline: Headline) {
  const counted = await headline.count(context)
  return { ...named(headline), value: counted.value, change: counted.change ?? null, url: urlOf(headline, counted) }
}

export async function describeSeries(context: DashboardContext, series: Series) {
  const points = await series.points(context)
  return {
    ...named(series),
    shape: series.shape,
    points: points.map(({ x, y, label, url = null }) => ({ x, y, label: label.en, labelBng: label.bn, url })),
  }
}
