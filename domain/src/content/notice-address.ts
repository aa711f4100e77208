/** What a public list of notices is asked for. */
export type NoticeQuery = { search: string; page: number }

const longestSearch = 100

/** `?search=…&page=2`, whatever else stands there: server and browser must come to the same. */
export function readNoticeQuery(query: URLSearchParams): NoticeQuery {
  const page = query.get('page') ?? ''
  return {
    search: (query.get('search') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, longestSearch),
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function searchOfNotices({ search, page }: NoticeQuery): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}

/** `?id=77`. Undefined for what is no number of a notice. */
export function readNoticeId(query: URLSearchParams): number | undefined {
  const id = query.get('id') ?? ''
  return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : undefined
}

export const noticeAddress = (noticeId: number): string => `/notice?id=${noticeId}`

/** Where everybody may download what hangs on a published notice. */
export const attachmentAddress = (noticeId: number): string => `/api/v1/pub/portal-get-attachment/notice?noticeId=${noticeId}`
