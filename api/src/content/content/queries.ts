import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { PublicationState } from '@wewb/domain/content/publication'
import { toAsciiDigits, toBanglaDigits } from '@wewb/domain/language/digits'
import type { Database, Tx } from '#db/database.ts'
import { containsPattern } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'

export type NoticeRow = Selectable<Tables['notice']>
export type NewsRow = Selectable<Tables['news_highlight']>

/** Selects notices, joined with their files. */
export const selectNotices = (db: Database | Tx) =>
  db
    .selectFrom('notice')
    .leftJoin('stored_file', 'stored_file.name', 'notice.attachment')
    .selectAll('notice')
    .select(['stored_file.media_type', 'stored_file.size', 'stored_file.sha256'])
export type NoticeWithFile = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>

/** Expresses the four states of `publicationState` in SQL. */
const states = (active: 'active_yn' | 'published_yn'): Record<PublicationState, ReturnType<typeof sql<boolean>>> => ({
  draft: sql<boolean>`${sql.ref(active)} = 'N'`,
  scheduled: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from > now()`,
  published: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from <= now() and coalesce(publish_until > now(), true)`,
  over: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from <= now() and publish_until <= now()`,
})
export const noticeStates = states('active_yn')
export const newsStates = states('published_yn')

/** Selects published content that ends within a week, so that its author can extend it. */
export const isEndingSoon = ({ published }: ReturnType<typeof states>) =>
  sql<boolean>`${published} and publish_until <= now() + interval '7 days'`

const readable = ['title', 'title_bng', 'details', 'details_bng'].map((column) => sql.ref(column))

/** Matches a search text in either language, with its digits in both scripts. */
export const matchesSearch = (search: string, ...more: string[]) => {
  const patterns = [...new Set([search, toAsciiDigits(search), toBanglaDigits(search)])].map(containsPattern)
  const columns = [...readable, ...more.map((column) => sql.ref(column))]
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} ilike any(${patterns}::text[])`),
    sql` or `,
  )})`
}

const sorted = { orderNo: 'order_no', publishFrom: 'publish_from', title: 'title_bng' } as const

/** Parses a sort parameter such as `-publishFrom` into column and direction. */
export const parseSort = (sort: string) =>
  [
    getOwn(sorted, sort.replace('-', '')) ?? 'order_no',
    sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
  ] as const

export async function getNotice(db: Database | Tx, noticeId: number): Promise<NoticeWithFile> {
  return (await selectNotices(db).where('notice.id', '=', noticeId).executeTakeFirst()) ?? throwProblem('NOT_FOUND')
}

/** Locks the row and rejects a stale revision, so that no change of another editor is overwritten. */
export async function lockNotice(tx: Tx, noticeId: number, revision: number | undefined): Promise<NoticeRow> {
  const row = await tx.selectFrom('notice').selectAll().where('id', '=', noticeId).forUpdate().executeTakeFirst()
  return assertUnchanged(row, revision)
}

export async function lockNews(tx: Tx, id: number, revision: number | undefined): Promise<NewsRow> {
  const row = await tx.selectFrom('news_highlight').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return assertUnchanged(row, revision)
}

function assertUnchanged<T extends { revision: number }>(row: T | undefined, revision: number | undefined): T {
  if (!row) return throwProblem('NOT_FOUND')
  return revision === undefined || revision === row.revision
    ? row
    : throwProblem('VERSION_CONFLICT', { data: { revision: row.revision } })
}

const nextRevision = { revision: sql<number>`revision + 1`, changed_at: sql<Date>`now()` }

type Page = { page: number; size: number }
type NewsFilter = {
  search?: string | undefined
  state?: PublicationState | undefined
  /** Restricts to content that ends soon. */
  ending?: 'Y' | 'N' | undefined
  sort?: string | undefined
}
type NoticeFilter = NewsFilter & { activeYn?: 'Y' | 'N' | undefined }

/** Returns one page of the notices, and their total number. */
export async function listMatchingNotices(db: Database, filter: NoticeFilter, { page, size }: Page) {
  const { search, activeYn, state, ending, sort } = filter
  const found = selectNotices(db)
    .$if(Boolean(search), (rows) => rows.where(matchesSearch(search ?? '', 'number')))
    .$if(activeYn !== undefined, (rows) => rows.where('active_yn', '=', activeYn ?? 'Y'))
    .$if(state !== undefined, (rows) => rows.where(noticeStates[state ?? 'draft']))
    .$if(ending === 'Y', (rows) => rows.where(isEndingSoon(noticeStates)))
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .$if(sort !== undefined, (list) => list.orderBy(...parseSort(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Returns one page of the news, and their total number. */
export async function listMatchingNews(db: Database, filter: NewsFilter, { page, size }: Page) {
  const { search, state, ending, sort } = filter
  const found = db
    .selectFrom('news_highlight')
    .$if(Boolean(search), (rows) => rows.where(matchesSearch(search ?? '')))
    .$if(state !== undefined, (rows) => rows.where(newsStates[state ?? 'draft']))
    .$if(ending === 'Y', (rows) => rows.where(isEndingSoon(newsStates)))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .$if(sort !== undefined, (list) => list.orderBy(...parseSort(sort ?? '')))
    .orderBy('order_no')
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Finds another notice with this number, ignoring case. */
export const findOtherNoticeByNumber = (tx: Tx, number: string, ownId: number | undefined) =>
  tx
    .selectFrom('notice')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['number']), '=', eb.fn('lower', [eb.val(number)])))
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? 0))
    .executeTakeFirst()

export const insertNotice = (tx: Tx, columns: Insertable<Tables['notice']>): Promise<NoticeRow> =>
  tx
    .insertInto('notice')
    .values({ attachment: null, file_name: null, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateNotice = (tx: Tx, noticeId: number, columns: Updateable<Tables['notice']>): Promise<NoticeRow> =>
  tx
    .updateTable('notice')
    .set({ ...columns, ...nextRevision })
    .where('id', '=', noticeId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateNoticeActive = (tx: Tx, noticeId: number, activeYn: 'Y' | 'N') =>
  tx
    .updateTable('notice')
    .set({ active_yn: activeYn, ...nextRevision })
    .where('id', '=', noticeId)
    .execute()

export const deleteNoticeById = (tx: Tx, noticeId: number) =>
  tx.deleteFrom('notice').where('id', '=', noticeId).execute()

export const insertStoredFile = (tx: Tx, file: Insertable<Tables['stored_file']>) =>
  tx.insertInto('stored_file').values(file).execute()

export const deleteStoredFile = (tx: Tx, name: string) =>
  tx.deleteFrom('stored_file').where('name', '=', name).execute()

export const insertNews = (tx: Tx, columns: Insertable<Tables['news_highlight']>) =>
  tx.insertInto('news_highlight').values(columns).returning(['id', 'revision']).executeTakeFirstOrThrow()

export const updateNews = (tx: Tx, id: number, columns: Updateable<Tables['news_highlight']>) =>
  tx
    .updateTable('news_highlight')
    .set({ ...columns, ...nextRevision })
    .where('id', '=', id)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()

export const deleteNewsById = (tx: Tx, id: number) => tx.deleteFrom('news_highlight').where('id', '=', id).execute()
