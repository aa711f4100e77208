type Page<T> = { list: T[]; total: number; page: number; size: number }

/** The answer of every list: domain/5-calls.md, "Lists". An empty one still has a first page. */
export const pageOf = <T>(page: Page<T>) => ({ ...page, lastPage: Math.max(1, Math.ceil(page.total / page.size)) })

/** What a person typed, safe inside a `like`: their % and _ mean themselves. */
const plain = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
export const containing = (text: string) => `%${plain(text)}%`
export const beginningWith = (text: string) => `${plain(text)}%`

export const yesNo = (holds: boolean) => (holds ? ('Y' as const) : ('N' as const))
