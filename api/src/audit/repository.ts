import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { beginningWith, containing } from '../platform/listing.ts'
import type { Place } from '../platform/blocks.ts'
import type { Database } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'
import { findPlace } from './blocks.ts'

/** What is looked for, read: people are accounts by now, days are moments. */
export type Sought = {
  event: string | undefined
  from: Date | undefined
  until: Date | undefined
  people: readonly string[] | undefined
  file: string | undefined
  begins: { text: string; people: readonly string[] } | undefined
}

type Entries = ExpressionBuilder<Tables, 'audit'>

const mostPeople = 200

/** The accounts of a name or a log-in, as the audit calls them. Nobody found is still an answer: nothing. */
export async function findPeople(db: Database, typed: string): Promise<string[]> {
  const login = readLoginId(typed)?.value ?? toAsciiDigits(typed).trim()
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('login_id', 'like', beginningWith(login.toLowerCase())),
        eb('full_name', 'ilike', containing(typed.trim())),
        eb('full_name_bng', 'ilike', containing(typed.trim())),
      ]),
    )
    .orderBy('id')
    .limit(mostPeople)
    .execute()
  return rows.map(({ id }) => `account:${id}`)
}

/** The kinds of files that have a number of their own. */
const numbered = ['application', 'complaint', 'member', 'acknowledgement'] as const

const conditionOf =
  ({ event, from, until, people, file, begins }: Sought) =>
  (eb: Entries): Expression<SqlBool> =>
    eb.and([
      ...(event === undefined ? [] : [eb('event', '=', event)]),
      ...(from === undefined ? [] : [eb('at', '>=', from)]),
      ...(until === undefined ? [] : [eb('at', '<', until)]),
      ...(people === undefined ? [] : [eb.or([eb('actor', 'in', orNobody(people)), eb('subject', 'in', orNobody(people))])]),
      ...(file === undefined ? [] : [eb('subject', 'in', [file, ...numbered.map((kind) => `${kind}:${readApplicationNo(file)}`)])]),
      ...(begins === undefined
        ? []
        : [
            eb.or([
              eb('subject', 'like', beginningWith(begins.text)),
              eb('event', 'like', beginningWith(begins.text)),
              eb('actor', 'in', orNobody(begins.people)),
            ]),
          ]),
    ])

const orNobody = (people: readonly string[]) => (people.length > 0 ? [...people] : [''])

/** Only event and days narrow it: then the counted blocks know everything. Otherwise an index makes the list short. */
export async function placeOf(db: Database, sought: Sought, asked: { page: number; size: number; newestFirst: boolean }): Promise<Place> {
  const matches = conditionOf(sought)
  if (!sought.people && !sought.file && !sought.begins) return await findPlace(db, sought, matches, asked)
  const { total } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow()
  return { total, offset: (asked.page - 1) * asked.size }
}

export const entriesAt = (db: Database, sought: Sought, { offset, from, to }: Omit<Place, 'total'>, { size, newestFirst }: { size: number; newestFirst: boolean }) =>
  db
    .selectFrom('audit')
    .leftJoin('account', (join) => join.on('account.id', '=', sql<number>`case when audit.actor like 'account:%' then substr(audit.actor, 9)::int end`))
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.event', 'audit.subject', 'audit.detail', 'account.full_name', 'account.full_name_bng'])
    .where((eb) => conditionOf(sought)(eb as unknown as Entries))
    .$if(from !== undefined, (rows) => rows.where('audit.id', '>=', from ?? 0))
    .$if(to !== undefined, (rows) => rows.where('audit.id', '<=', to ?? 0))
    .orderBy('audit.id', newestFirst ? 'desc' : 'asc')
    .limit(size)
    .offset(offset)
    .execute() // prettier-ignore
export type Entry = Awaited<ReturnType<typeof entriesAt>>[number]
