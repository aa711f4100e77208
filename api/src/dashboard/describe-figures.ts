import { sql } from 'kysely'
import { yesNo } from '../platform/listing.ts'
import { listOfFigure, type Asking, type Counted, type Headline, type Series, type Tile } from './board.ts'

/** Of a figure that has no way of its own: as many as its files. */
async function countFiles(asking: Asking, files: NonNullable<Tile['files']>): Promise<Counted> {
  const { value } = await asking.db
    .selectFrom('application')
    .select(sql<number>`count(*)::int`.as('value'))
    .where((eb) => files(eb, asking))
    .executeTakeFirstOrThrow()
  return { value }
}

const countOf = (asking: Asking, tile: Tile): Promise<Counted> =>
  tile.files === undefined ? tile.count(asking) : (tile.count?.(asking) ?? countFiles(asking, tile.files))

const named = ({ code, label, unit = 'count' }: Tile | Series | Headline) => ({ code, label: label.en, labelBng: label.bn, unit })
const urlOf = ({ code, files }: Tile | Headline, { url }: Counted) => url ?? (files ? listOfFigure(code) : null)

export async function describeTile(asking: Asking, tile: Tile) {
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

export async function describeHeadline(asking: Asking, headline: Headline) {
  const counted = await headline.count(asking)
  return { ...named(headline), value: counted.value, change: counted.change ?? null, url: urlOf(headline, counted) }
}

export async function describeSeries(asking: Asking, series: Series) {
  const points = await series.points(asking)
  return {
    ...named(series),
    shape: series.shape,
    points: points.map(({ x, y, label, url = null }) => ({ x, y, label: label.en, labelBng: label.bn, url })),
  }
}
