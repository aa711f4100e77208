/** How many pages are named on each side of the present one. */
export const sliceLength = 2

/** 1 … 4 5 [6] 7 8 … 20; a gap of one page is that page itself. */
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

/** `?page=3`; anything that is no page number is the first page. */
export const readPage = (text: string | null): number => (/^[1-9][0-9]{0,6}$/.test(text ?? '') ? Number(text) : 1)
