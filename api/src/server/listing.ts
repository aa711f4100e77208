type Page<T> = { list: T[]; total: number; page: number; size: number }

/** The response of every list (docs/domain/api-conventions.md). An empty list still has one page. */
export const pageOf = <T>(page: Page<T>) => ({ ...page, lastPage: Math.max(1, Math.ceil(page.total / page.size)) })

/** Escapes user input for `like`, so that % and _ are literal. */
const escapeLike = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
export const containsPattern = (text: string) => `%${escapeLike(text)}%`
export const startsWithPattern = (text: string) => `${escapeLike(text)}%`

/** A sort parameter that the contract has checked: `title` or `-title`. */
export type SortKey<N extends string> = N | `-${N}`

/** Column and direction of a sort parameter. Lists then order by id, so that pages neither repeat nor skip rows. */
export function sortOrder<N extends string, C>(columns: Readonly<Record<N, C>>, sort: SortKey<N>) {
  const name = sort.replace('-', '') as N
  return [columns[name], sort.startsWith('-') ? 'desc' : 'asc'] as const
}

export const yesNo = (holds: boolean) => (holds ? ('Y' as const) : ('N' as const))
