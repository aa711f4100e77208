import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { startsWithPattern, containsPattern } from '#server/listing.ts'
import type { PagePosition } from '#db/block-pagination.ts'
import type { Database } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { locatePageInBlocks } from './audit-block-queries.ts'

/** Parsed search of the audit log: people are resolved to accounts, days to timestamps. */
export type AuditQuery = {
  event: string | undefined
  from: Date | undefined
  until: Date | undefined
  people: readonly string[] | undefined
  file: string | undefined
  prefix: { text: string; people: readonly string[] } | undefined
}

type Entries = ExpressionBuilder<Tables, 'audit'>

const maxPeople = 200

/** Lists the audit actors whose name or login matches. An empty list is a valid result. */
export async function listAccountActors(db: Database, typed: string): Promise<string[]> {
  const login = parseLoginId(typed)?.value ?? toAsciiDigits(typed).trim()
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('login_id', 'like', startsWithPattern(login.toLowerCase())),
        eb('full_name', 'ilike', containsPattern(typed.trim())),
        eb('full_name_bng', 'ilike', containsPattern(typed.trim())),
      ]),
    )
    .orderBy('id')
    .limit(maxPeople)
    .execute()
  return rows.map(({ id }) => `account:${id}`)
}

/** Subjects that have a number of their own. */
const numbered = ['application', 'complaint', 'member', 'acknowledgement'] as const

const conditionOf =
  ({ event, from, until, people, file, prefix }: AuditQuery) =>
  (eb: Entries): Expression<SqlBool> =>
    eb.and([
      ...(event === undefined ? [] : [eb('event', '=', event)]),
      ...(from === undefined ? [] : [eb('at', '>=', from)]),
      ...(until === undefined ? [] : [eb('at', '<', until)]),
      ...(people === undefined
        ? []
        : [eb.or([eb('actor', 'in', orNoMatch(people)), eb('subject', 'in', orNoMatch(people))])]),
      ...(file === undefined
        ? []
        : [eb('subject', 'in', [file, ...numbered.map((kind) => `${kind}:${normalizeApplicationNo(file)}`)])]),
      ...(prefix === undefined
        ? []
        : [
            eb.or([
              eb('subject', 'like', startsWithPattern(prefix.text)),
              eb('event', 'like', startsWithPattern(prefix.text)),
              eb('actor', 'in', orNoMatch(prefix.people)),
            ]),
          ]),
    ])

const orNoMatch = (people: readonly string[]) => (people.length > 0 ? [...people] : [''])

/**
 * With only an event and dates, the stored block counts suffice. Other filters use an index, and the rows are counted.
 */
export async function locateAuditPage(
  db: Database,
  filters: AuditQuery,
  page: { page: number; size: number; newestFirst: boolean },
): Promise<PagePosition> {
  const matches = conditionOf(filters)
  if (!filters.people && !filters.file && !filters.prefix) return await locatePageInBlocks(db, filters, matches, page)
  const { total } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow()
  return { total, offset: (page.page - 1) * page.size }
}

export const listAuditEntries = (
  db: Database,
  filters: AuditQuery,
  { offset, from, to }: Omit<PagePosition, 'total'>,
  { size, newestFirst }: { size: number; newestFirst: boolean },
) =>
  db
    .selectFrom('audit')
    .leftJoin('account', (join) =>
      join.on(
        'account.id',
        '=',
        sql<number>`case when audit.actor like 'account:%' then substr(audit.actor, 9)::int end`,
      ),
    )
    .select([
      'audit.id',
      'audit.at',
      'audit.actor',
      'audit.event',
      'audit.subject',
      'audit.detail',
      'account.full_name',
      'account.full_name_bng',
    ])
    .where((eb) => conditionOf(filters)(eb as unknown as Entries))
    .$if(from !== undefined, (rows) => rows.where('audit.id', '>=', from ?? 0))
    .$if(to !== undefined, (rows) => rows.where('audit.id', '<=', to ?? 0))
    .orderBy('audit.id', newestFirst ? 'desc' : 'asc')
    .limit(size)
    .offset(offset)
    .execute()
export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>[number]
