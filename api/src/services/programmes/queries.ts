import { sql, type Insertable, type Updateable } from 'kysely'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { containsPattern, sortOrder, type SortKey } from '#server/listing.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'

/** Id of the service of a programme. */
export const serviceIdOf = (id: number): string => `gms-${id}`
export const auditSubjectOf = (id: number): string => `programme:${id}`

export type ProgrammeState = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'

/** Selects programmes with their last published version and last editor. */
const withPublished = (db: Database) =>
  db
    .selectFrom('programme')
    .leftJoin('programme_version', (join) =>
      join
        .onRef('programme_version.programme_id', '=', 'programme.id')
        .onRef('programme_version.version', '=', 'programme.version'),
    )
    .leftJoin('account', 'account.id', 'programme.changed_by')
    .selectAll('programme')
    .select(['programme_version.programme as published', 'account.full_name', 'account.full_name_bng'])

export const findProgramme = (db: Database, id: number) =>
  withPublished(db).where('programme.id', '=', id).executeTakeFirst()
export type ProgrammeRow = NonNullable<Awaited<ReturnType<typeof findProgramme>>>

export const getProgrammeRow = async (db: Database, id: number): Promise<ProgrammeRow> =>
  (await findProgramme(db, id)) ?? throwProblem('NOT_FOUND')

/** Locks the programme for the transaction; rejects a stale revision if one is given. */
export async function lockProgramme(tx: Tx, id: number, revision?: number): Promise<ProgrammeRow> {
  const row = await withPublished(tx).where('programme.id', '=', id).forUpdate('programme').executeTakeFirst()
  if (!row) return throwProblem('NOT_FOUND')
  if (revision !== undefined && row.revision !== revision)
    return throwProblem('VERSION_CONFLICT', { data: { revision: row.revision } })
  return row
}

/** Returns the draft if it may be edited. */
export function getEditableDraft({ state, draft }: ProgrammeRow): Programme {
  return draft !== null && isWritable(state) ? draft : throwProblem('PROGRAMME_FROZEN')
}

/** A closed programme can be reopened by a new version; an archived one cannot. */
export const isWritable = (state: ProgrammeState): boolean => state !== 'ARCHIVED'

/** Returns the draft, otherwise the published version. */
export const currentProgramme = ({ draft, published }: ProgrammeRow): Programme =>
  draft ?? published ?? throwProblem('NOT_FOUND')

const sortColumns = { changedAt: 'programme.changed_at' } as const
type Wanted = {
  search: string
  state: ProgrammeState | undefined
  sort: SortKey<keyof typeof sortColumns> | undefined
  page: number
  size: number
}

/** Lists programmes, newest first, without their forms. Archived ones only on request. */
export async function listSummaries(db: Database, { search, state, sort, page, size }: Wanted) {
  const shownProgramme = sql<Programme>`coalesce(programme_version.programme, programme.draft)`
  const pattern = containsPattern(search)
  const found = withPublished(db)
    .clearSelect()
    .where((eb) =>
      eb.or([
        eb(sql`${shownProgramme} -> 'title' ->> 'bn'`, 'ilike', pattern),
        eb(sql`${shownProgramme} -> 'title' ->> 'en'`, 'ilike', pattern),
      ]),
    )
    .where((eb) => (state ? eb('programme.state', '=', state) : eb('programme.state', '!=', 'ARCHIVED')))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select([
      'programme.id',
      'programme.state',
      'programme.version',
      'programme.changed_at',
      'account.full_name',
      'account.full_name_bng',
    ])
    .select([
      sql<boolean>`programme.draft is not null`.as('has_draft'),
      sql<Programme['title']>`${shownProgramme} -> 'title'`.as('title'),
      sql<string>`${shownProgramme} ->> 'opensOn'`.as('opens_on'),
      sql<string>`${shownProgramme} ->> 'closesOn'`.as('closes_on'),
    ])
    .$if(sort !== undefined, (query) => query.orderBy(...sortOrder(sortColumns, sort ?? 'changedAt')))
    .orderBy('programme.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, rows }
}
export type ProgrammeSummary = Awaited<ReturnType<typeof listSummaries>>['rows'][number]

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

export const deleteProgramme = (tx: Tx, id: number) => tx.deleteFrom('programme').where('id', '=', id).execute()

export const addVersion = (
  tx: Tx,
  row: Pick<Tables['programme_version'], 'programme_id' | 'version' | 'published_by'> & {
    programme: Programme
    published_at: Date
  },
) =>
  tx
    .insertInto('programme_version')
    .values({ ...row, programme: JSON.stringify(row.programme) })
    .execute()

export const listVersions = (db: Database, id: number) =>
  db
    .selectFrom('programme_version')
    .select(['version', 'published_at'])
    .where('programme_id', '=', id)
    .orderBy('version', 'desc')
    .execute()

export async function getVersion(db: Database, id: number, version: number): Promise<Programme> {
  const row = await db
    .selectFrom('programme_version')
    .select('programme')
    .where('programme_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.programme ?? throwProblem('NOT_FOUND')
}

/** Counts submitted applications by programme and version. */
export async function countApplications(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return await db
    .selectFrom('application')
    .select(['service', 'version', (eb) => eb.fn.countAll<number>().as('applications')])
    .where('service', 'in', ids.map(serviceIdOf))
    .where('status', '!=', 'DRAFT')
    .groupBy(['service', 'version'])
    .execute()
}

/** Autosave would flood the audit log: one entry per editor and ten minutes is enough. */
export async function hasRecentAuditEntry(tx: Tx, id: number, actorId: number, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', auditSubjectOf(id))
    .where('actor', '=', `account:${actorId}`)
    .where('event', '=', 'programme.saved')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the published programmes, or only the given one. */
export const listPublishedProgrammes = (db: Database, id?: number) =>
  db
    .selectFrom('programme')
    .innerJoin('programme_version', (join) =>
      join
        .onRef('programme_version.programme_id', '=', 'programme.id')
        .onRef('programme_version.version', '=', 'programme.version'),
    )
    .select(['programme.id', 'programme_version.version', 'programme_version.programme as published'])
    .where('programme.state', '=', 'PUBLISHED')
    .where(sql<boolean>`programme_version.programme @> '{"isPublic": true}'`)
    .$if(id !== undefined, (query) => query.where('programme.id', '=', id ?? 0))
    .execute()

export const insertProgrammeSetup = (tx: Tx, setup: Insertable<Tables['setup']>) =>
  tx.insertInto('setup').values(setup).returning('id').executeTakeFirstOrThrow()

/** Reopens a closed setup. */
export const updateProgrammeSetup = (tx: Tx, id: number, values: Updateable<Tables['setup']>) =>
  tx
    .updateTable('setup')
    .set({ ...values, closed_at: null, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

/** Keeps the time of a setup that is already closed. */
export const updateSetupToClosed = (tx: Tx, id: number, closedAt: Date) =>
  tx.updateTable('setup').set({ closed_at: closedAt }).where('id', '=', id).where('closed_at', 'is', null).execute()
