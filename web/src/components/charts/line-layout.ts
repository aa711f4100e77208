/** `x` is the accessible label and the one in the table; `short` fits under the axis. */
export type Point = { x: string; y: number; short?: string | undefined; href?: string | undefined }

/** Position of a point in percent, and whether its labels are shown. */
export type PlottedPoint = Point & { left: number; top: number; hasValueLabel: boolean; hasAxisLabel: boolean }

/** Space above the highest point for its number. */
const headroom = 20

export function layoutPoints(points: readonly Point[]): PlottedPoint[] {
  const values = points.map(({ y }) => y)
  const max = Math.max(1, ...values)
  const last = points.length - 1
  const written = writtenOf(values)
  // A narrow chart has room for three labels.
  const rare = points.length <= 4 ? points.map((_, index) => index) : [0, Math.round(last / 2), last]
  return points.map((point, index) => ({
    ...point,
    left: last === 0 ? 50 : (index / last) * 100,
    top: 100 - (Math.max(point.y, 0) / max) * (100 - headroom),
    hasValueLabel: written.includes(index),
    hasAxisLabel: rare.includes(index),
  }))
}

/** Selects the last point, then the highest and the lowest where their labels do not overlap. */
function writtenOf(values: readonly number[]): number[] {
  const last = values.length - 1
  const room = Math.ceil(values.length / 4)
  const labelledIndexes = [last, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
  return labelledIndexes.reduce<number[]>(
    (stored, index) => (stored.every((other) => Math.abs(other - index) >= room) ? [...stored, index] : stored),
    [],
  )
}
