import { sql, type Selectable } from 'kysely'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { PublicationState } from '../../../domain/src/content/publication.ts'
import { toAsciiDigits, toBanglaDigits } from '../../../domain/src/language/digits.ts'
import type { Database, Tx } from '../platform/database.ts'
import { containing } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'

export type NoticeRow = Selectable<Tables['notice']>
export type NewsRow = Selectable<Tables['news_highlight']>

/** The clock of the database: all processes publish at the same moment. */
const now = sql<Date>`now()`

/** A notice beside what is known of its file. */
export const notices = (db: Database | Tx) =>
  db.selectFrom('notice').leftJoin('stored_file', 'stored_file.name', 'notice.attachment').selectAll('notice').select(['stored_file.media_type', 'stored_file.size', 'stored_file.sha256']) // prettier-ignore
export type NoticeWithFile = Awaited<ReturnType<ReturnType<typeof notices>['executeTakeFirstOrThrow']>>

export const liveNotices = (db: Database) =>
  notices(db)
    .where('active_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

export const liveNews = (db: Database) =>
  db
    .selectFrom('news_highlight')
    .where('published_yn', '=', 'Y')
    .where('publish_from', '<=', now)
    .where((eb) => eb.or([eb('publish_until', 'is', null), eb('publish_until', '>', now)]))

/** The same four words as `publicationState`, in SQL. */
const states = (active: 'active_yn' | 'published_yn'): Record<PublicationState, ReturnType<typeof sql<boolean>>> => ({
  draft: sql<boolean>`${sql.ref(active)} = 'N'`,
  scheduled: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from > now()`,
  published: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from <= now() and coalesce(publish_until > now(), true)`,
  over: sql<boolean>`${sql.ref(active)} = 'Y' and publish_from <= now() and publish_until <= now()`,
})
export const noticeStates = states('active_yn')
export const newsStates = states('published_yn')

/** Shown now, and over within a week: whoever wrote it may want to say it longer. */
export const endingSoon = ({ published }: ReturnType<typeof states>) =>
  sql<boolean>`${published} and publish_until <= now() + interval '7 days'`

const readable = ['title', 'title_bng', 'details', 'details_bng'].map((column) => sql.ref(column))

/** What was typed stands somewhere in it, in either language: a number may be written in the digits of one and looked for in the other's. */
export const mentions = (search: string, ...more: string[]) => {
  const wanted = [...new Set([search, toAsciiDigits(search), toBanglaDigits(search)])].map(containing)
  const columns = [...readable, ...more.map((column) => sql.ref(column))]
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} ilike any(${wanted}::text[])`),
    sql` or `,
  )})`
}

const sorted = { orderNo: 'order_no', publishFrom: 'publish_from', title: 'title_bng' } as const

/** `-publishFrom`: by which column, and which way round. */
export const orderOf = (sort: string) =>
  [getOwn(sorted, sort.replace('-', '')) ?? 'order_no', sort.startsWith('-') ? ('desc' as const) : ('asc' as const)] as const

export async function getNotice(db: Database | Tx, noticeId: number): Promise<NoticeWithFile> {
  return (await notices(db).where('notice.id', '=', noticeId).executeTakeFirst()) ?? refuse('NOT_FOUND')
}

/** Held until the change is done. What somebody else has changed meanwhile is not overwritten. */
export async function lockNotice(tx: Tx, noticeId: number, seen: number | undefined): Promise<NoticeRow> {
  const row = await tx.selectFrom('notice').selectAll().where('id', '=', noticeId).forUpdate().executeTakeFirst()
  return insistUnchanged(row, seen)
}

export async function lockNews(tx: Tx, id: number, seen: number | undefined): Promise<NewsRow> {
  const row = await tx.selectFrom('news_highlight').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return insistUnchanged(row, seen)
}

function insistUnchanged<T extends { revision: number }>(row: T | undefined, seen: number | undefined): T {
  if (!row) return refuse('NOT_FOUND')
  return seen === undefined || seen === row.revision ? row : refuse('VERSION_CONFLICT', { data: { revision: row.revision } })
}

/** With the next revision. */
export const nextRevision = { revision: sql<number>`revision + 1`, changed_at: sql<Date>`now()` }
