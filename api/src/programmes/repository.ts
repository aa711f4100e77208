import { sql } from 'kysely'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { containing } from '../platform/listing.ts'
import type { Database, Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'

/** The name its applications go by. */
export const serviceOf = (id: number): string => `gms-${id}`
export const subjectOf = (id: number): string => `programme:${id}`

export type State = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'

/** A programme with what was published last, and who wrote at it last. */
const withPublished = (db: Database) =>
  db
    .selectFrom('programme')
    .leftJoin('programme_version', (join) =>
      join.onRef('programme_version.programme_id', '=', 'programme.id').onRef('programme_version.version', '=', 'programme.version'),
    )
    .leftJoin('account', 'account.id', 'programme.changed_by')
    .selectAll('programme')
    .select(['programme_version.programme as published', 'account.full_name', 'account.full_name_bng'])

export const findProgramme = (db: Database, id: number) => withPublished(db).where('programme.id', '=', id).executeTakeFirst()
export type ProgrammeRow = NonNullable<Awaited<ReturnType<typeof findProgramme>>>

export const getProgrammeRow = async (db: Database, id: number): Promise<ProgrammeRow> =>
  (await findProgramme(db, id)) ?? refuse('NOT_FOUND')

/** Locked until the transaction ends; with a revision, only for who has seen the last one. */
export async function lockProgramme(tx: Tx, id: number, revision?: number): Promise<ProgrammeRow> {
  const row = await withPublished(tx).where('programme.id', '=', id).forUpdate('programme').executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  if (revision !== undefined && row.revision !== revision) return refuse('VERSION_CONFLICT', { data: { revision: row.revision } })
  return row
}

/** The text that is written, for who may go on writing it. */
export function draftOf({ state, draft }: ProgrammeRow): Programme {
  return draft !== null && isWritable(state) ? draft : refuse('PROGRAMME_FROZEN')
}

/** A closed programme can be taken up again by a next version; what is archived is over. */
export const isWritable = (state: State): boolean => state !== 'ARCHIVED'

/** What it says: as it is being written, otherwise as it was published. */
export const shownOf = ({ draft, published }: ProgrammeRow): Programme => draft ?? published ?? refuse('NOT_FOUND')

type Wanted = { search: string; state: State | undefined; page: number; size: number }

/** Newest first, without their forms. What is archived is only found by asking for it. */
export async function listSummaries(db: Database, { search, state, page, size }: Wanted) {
  const shown = sql<Programme>`coalesce(programme_version.programme, programme.draft)`
  const wanted = containing(search)
  const found = withPublished(db)
    .clearSelect()
    .where((eb) => eb.or([eb(sql`${shown} -> 'title' ->> 'bn'`, 'ilike', wanted), eb(sql`${shown} -> 'title' ->> 'en'`, 'ilike', wanted)]))
    .where((eb) => (state ? eb('programme.state', '=', state) : eb('programme.state', '!=', 'ARCHIVED')))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['programme.id', 'programme.state', 'programme.version', 'programme.changed_at', 'account.full_name', 'account.full_name_bng'])
    .select([
      sql<boolean>`programme.draft is not null`.as('has_draft'),
      sql<Programme['title']>`${shown} -> 'title'`.as('title'),
      sql<string>`${shown} ->> 'opensOn'`.as('opens_on'),
      sql<string>`${shown} ->> 'closesOn'`.as('closes_on'),
    ])
    .orderBy('programme.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}
export type Summary = Awaited<ReturnType<typeof listSummaries>>['rows'][number]

export async function addProgramme(tx: Tx, programme: Programme, by: { id: number | null; at: Date }): Promise<number> {
  const { id } = await tx
    .insertInto('programme')
    .values({ draft: JSON.stringify(programme), created_by: by.id, changed_by: by.id, changed_at: by.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = { draft?: Programme | null; by: { id: number | null; at: Date } } & Partial<
  Pick<ProgrammeRow, 'state' | 'version' | 'setup_id'>
>

export async function updateProgramme(
  tx: Tx,
  row: Pick<ProgrammeRow, 'id' | 'revision'>,
  { draft, by, ...columns }: Change,
): Promise<number> {
  const revision = row.revision + 1
  await tx
    .updateTable('programme')
    .set({
      ...columns,
      ...(draft === undefined ? {} : { draft: draft && JSON.stringify(draft) }),
      revision,
      changed_by: by.id,
      changed_at: by.at,
    })
    .where('id', '=', row.id)
    .execute()
  return revision
}

export const removeProgramme = (tx: Tx, id: number) => tx.deleteFrom('programme').where('id', '=', id).execute()

export const addVersion = (
  tx: Tx,
  row: Pick<Tables['programme_version'], 'programme_id' | 'version' | 'published_by'> & { programme: Programme; published_at: Date },
) =>
  tx
    .insertInto('programme_version')
    .values({ ...row, programme: JSON.stringify(row.programme) })
    .execute()

export const listVersions = (db: Database, id: number) =>
  db.selectFrom('programme_version').select(['version', 'published_at']).where('programme_id', '=', id).orderBy('version', 'desc').execute()

export async function getVersion(db: Database, id: number, version: number): Promise<Programme> {
  const row = await db
    .selectFrom('programme_version')
    .select('programme')
    .where('programme_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.programme ?? refuse('NOT_FOUND')
}

/** How many were handed in, by programme and version of its form. */
export async function countApplications(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('application')
    .select(['service', 'version', (eb) => eb.fn.countAll<number>().as('applications')])
    .where('service', 'in', ids.map(serviceOf))
    .where('status', '!=', 'DRAFT')
    .groupBy(['service', 'version'])
    .execute()
}

/** Autosave would bury the audit: one line a writer and ten minutes is enough to know who wrote when. */
export async function wasRecorded(tx: Tx, id: number, actorId: number, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subjectOf(id))
    .where('actor', '=', `account:${actorId}`)
    .where('event', '=', 'programme.saved')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Published and open to everyone's eyes, or that one if it is. */
export const listPublished = (db: Database, id?: number) =>
  db
    .selectFrom('programme')
    .innerJoin('programme_version', (join) =>
      join.onRef('programme_version.programme_id', '=', 'programme.id').onRef('programme_version.version', '=', 'programme.version'),
    )
    .select(['programme.id', 'programme_version.version', 'programme_version.programme as published'])
    .where('programme.state', '=', 'PUBLISHED')
    .where(sql<boolean>`programme_version.programme @> '{"isPublic": true}'`)
    .$if(id !== undefined, (query) => query.where('programme.id', '=', id ?? 0))
    .execute()
