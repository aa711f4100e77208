export type GrowthSeries = { id: string; rates: number[] }

const width = 640
const height = 300
const left = 60
const bottom = 40
const colours = ['#0b6b4f', '#b45309', '#1d4ed8', '#9d174d']

const LINE_HEIGHT = 16

/** Moves overlapping line labels apart. */
function separateLabels(ends: readonly number[]): number[] {
  const moved = [...ends]
  let lowest = -LINE_HEIGHT
  for (const place of ends.map((_, index) => index).toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0)))
    lowest = moved[place] = Math.max(moved[place] ?? 0, lowest + LINE_HEIGHT)
  return moved
}

/** Requests per second relative to the smallest size, over the number of applications. The lines should be flat. */
export function renderGrowthChart(sizes: readonly number[], growth: readonly GrowthSeries[]): string {
  const x = (place: number) => left + (place * (width - left - 90)) / (sizes.length - 1)
  const y = (share: number) => height - bottom - (share * (height - bottom - 20)) / 1.5
  const rules = [0, 0.5, 1, 1.5].map(
    (share) =>
      `<path d="M${left} ${y(share)}H${width - 90}" stroke="#d6d3d1"/>` +
      `<text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share}</text>`,
  )
  const names = sizes.map(
    (files, place) =>
      `<text x="${x(place)}" y="${height - 14}" text-anchor="middle">${files.toLocaleString('en')} files</text>`,
  )
  const ends = separateLabels(growth.map(({ rates }) => y((rates.at(-1) ?? 1) / (rates[0] ?? 1)) + 4))
  const lines = growth.map(({ id, rates }, place) => {
    const shares = rates.map((rate) => rate / (rates[0] ?? 1))
    const colour = colours[place % colours.length]
    const points = shares.map((share, at) => `${x(at)},${y(share).toFixed(1)}`)
    const rate = (rates.at(-1) ?? 0).toFixed(0)
    return (
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>` +
      `<text x="${width - 84}" y="${ends[place]?.toFixed(1)}" fill="${colour}">${id} ${rate}/s</text>`
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    'font-family="sans-serif" font-size="13" fill="#44403c">' +
    `<rect width="100%" height="100%" fill="#fff"/>${[...rules, ...names, ...lines].join('')}</svg>\n`
  )
}
