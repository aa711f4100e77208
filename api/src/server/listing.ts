type Page<T> = { list: T[]; total: number; page: number; size: number }

/** The response of every list (docs/domain/api-conventions.md). An empty list still has one page. */
export const pageOf = <T>(page: Page<T>) => ({ ...page, lastPage: Math.max(1, Math.ceil(page.total / page.size)) })

/** Escapes user input for `like`, so that % and _ are literal. */
const plain = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
export const containsPattern = (text: string) => `%${plain(text)}%`
export const startsWithPattern = (text: string) => `${plain(text)}%`

export const yesNo = (holds: boolean) => (holds ? ('Y' as const) : ('N' as const))
