/** Filters of a public list of notices. */
export type NoticeQuery = { search: string; page: number }

const maxSearch = 100

/** Parses `?search=…&page=2` and ignores other parameters. Server and browser must get the same result. */
export function parseNoticeQuery(query: URLSearchParams): NoticeQuery {
  const page = query.get('page') ?? ''
  return {
    search: (query.get('search') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, maxSearch),
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function formatNoticeQuery({ search, page }: NoticeQuery): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}

/** Parses `?id=77`. Returns undefined if it is not a valid notice id. */
export function parseNoticeId(query: URLSearchParams): number | undefined {
  const id = query.get('id') ?? ''
  return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : undefined
}

export const noticeUrl = (noticeId: number): string => `/notice?id=${noticeId}`

/** Public download URL of the attachment of a published notice. */
export const noticeAttachmentUrl = (noticeId: number): string =>
  `/api/v1/pub/portal-get-attachment/notice?noticeId=${noticeId}`
