/** Number of pages shown on each side of the current one. */
export const sliceLength = 2

/** Returns 1 … 4 5 [6] 7 8 … 20; a gap of one page is replaced by that page. */
export function pageWindow(page: number, lastPage: number, slice = sliceLength): (number | 'gap')[] {
  const last = Math.max(1, lastPage)
  const near = Array.from({ length: slice * 2 + 1 }, (_, index) => page - slice + index)
  const named = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return named.flatMap((number, index) => {
    const before = named[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}

/** Parses `?page=3`; invalid values give the first page. */
export const parsePage = (text: string | null): number => (/^[1-9][0-9]{0,6}$/.test(text ?? '') ? Number(text) : 1)
