/** `x` is read out and stands in the table; `short` is what fits under the line, where there is such a word. */
export type Point = { x: string; y: number; short?: string | undefined; href?: string | undefined }

/** Where a point is drawn, in percent, and what is written beside it. */
export type Spot = Point & { left: number; top: number; isWritten: boolean; isRare: boolean }

/** Room above the highest point for its number. */
const headroom = 20

export function spotsOf(points: readonly Point[]): Spot[] {
  const values = points.map(({ y }) => y)
  const most = Math.max(1, ...values)
  const last = points.length - 1
  const written = writtenOf(values)
  // Under a narrow line there is room for three words.
  const rare = points.length <= 4 ? points.map((_, place) => place) : [0, Math.round(last / 2), last]
  return points.map((point, place) => ({
    ...point,
    left: last === 0 ? 50 : (place / last) * 100,
    top: 100 - (Math.max(point.y, 0) / most) * (100 - headroom),
    isWritten: written.includes(place),
    isRare: rare.includes(place),
  }))
}

/** The last, then the highest and the lowest where they do not stand in its way or in each other's. */
function writtenOf(values: readonly number[]): number[] {
  const last = values.length - 1
  const room = Math.ceil(values.length / 4)
  const places = [last, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
  return places.reduce<number[]>((kept, place) => (kept.every((other) => Math.abs(other - place) >= room) ? [...kept, place] : kept), [])
}
