import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { sortOrder, type SortKey } from '#server/listing.ts'
import type { Tables } from '#db/tables.ts'

export type ResultPlan = NonNullable<Awaited<ReturnType<typeof findResultPlan>>>

export const findResultPlan = (db: Database | Tx, setupId: number) =>
  db.selectFrom('result_plan').selectAll().where('setup_id', '=', setupId).executeTakeFirst()

/** Upserts the plan. The caller holds the lock of the circular, so no other transaction changes it. */
export const saveResultPlan = (tx: Tx, setupId: number, changes: Omit<Updateable<Tables['result_plan']>, 'setup_id'>) =>
  tx
    .insertInto('result_plan')
    .values({ ...changes, setup_id: setupId })
    .onConflict((conflict) =>
      conflict.column('setup_id').doUpdateSet({ ...changes, revision: sql`result_plan.revision + 1` }),
    )
    .execute()

/** Lists the plans whose time of publication has come, earliest first. */
export const listDuePlans = (db: Database, now: Date) =>
  db.selectFrom('result_plan').select('setup_id').where('publish_at', '<=', now).orderBy('publish_at').execute()

export const findMeritList = (db: Database | Tx, setupId: number) =>
  db.selectFrom('merit_list').selectAll().where('setup_id', '=', setupId).executeTakeFirst()
export type MeritList = NonNullable<Awaited<ReturnType<typeof findMeritList>>>

/** Finds the list with the title of its circular. */
export const findListWithTitle = (db: Database, setupId: number) =>
  db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .select(['memo_no', 'merit_list.published_at', 'title', 'title_bng'])
    .where('setup_id', '=', setupId)
    .executeTakeFirst()

export const findEligibleCount = (tx: Tx, setupId: number) =>
  tx.selectFrom('merit_list').select('eligible').where('setup_id', '=', setupId).executeTakeFirst()

export const insertList = (tx: Tx, list: Insertable<Tables['merit_list']>) =>
  tx.insertInto('merit_list').values(list).execute()

type ListChanges = Omit<Updateable<Tables['merit_list']>, 'setup_id'>

export const updateList = (db: Database | Tx, setupId: number, changes: ListChanges) =>
  db.updateTable('merit_list').set(changes).where('setup_id', '=', setupId).execute()

/** Reduces the number of selected applicants. */
export const updateSelectedCount = (tx: Tx, setupId: number, removed: number) =>
  tx
    .updateTable('merit_list')
    .set((eb) => ({ selected: eb('selected', '-', removed) }))
    .where('setup_id', '=', setupId)
    .execute()

export const deleteUnpublishedList = (tx: Tx, setupId: number) =>
  tx
    .deleteFrom('merit_list')
    .where('setup_id', '=', setupId)
    .where('state', '!=', 'PUBLISHED')
    .returning(['import_id', 'version'])
    .executeTakeFirst()

/** Lists published lists on which somebody is not notified yet. */
export const listUnnotifiedLists = (db: Database) =>
  db
    .selectFrom('merit_list')
    .select(['setup_id', 'published_by'])
    .where('untold', '=', true)
    .where('state', '=', 'PUBLISHED')
    .execute()

/** Lists the published lists of a service with their texts, latest first. */
export const listPublishedLists = (db: Database, service: string) =>
  db
    .selectFrom('merit_list')
    .innerJoin('setup', 'setup.id', 'merit_list.setup_id')
    .leftJoin('result_plan as plan', 'plan.setup_id', 'merit_list.setup_id')
    .select(['setup.id', 'setup.title', 'setup.title_bng', 'merit_list.published_at', 'merit_list.memo_no'])
    .select([
      'plan.title as own_title',
      'plan.title_bng as own_title_bng',
      'plan.note',
      'plan.note_bng',
      'plan.memo_on',
      'plan.corrected_at',
    ])
    .where('setup.service', '=', service)
    .where('merit_list.state', '=', 'PUBLISHED')
    .orderBy('merit_list.published_at', 'desc')
    .execute()
export type PublishedList = Awaited<ReturnType<typeof listPublishedLists>>[number]

const sortColumns = { title: 'title', publishedOn: 'merit_list.published_at' } as const

type SetupFilter = {
  services: readonly string[]
  setupId?: number
  sort?: SortKey<keyof typeof sortColumns> | undefined
  /** Includes published circulars without a list; otherwise only circulars with a list. */
  includesUnlisted: boolean
  page: number
  size: number
}

/** Returns one page of the circulars with their lists, latest first, and their total number. */
export async function listSetupsWithList(db: Database, filter: SetupFilter) {
  const { services, setupId, includesUnlisted, sort, page, size } = filter
  const found = db
    .selectFrom('setup')
    .leftJoin('merit_list', 'merit_list.setup_id', 'setup.id')
    .where('setup.service', 'in', services)
    .$if(setupId !== undefined, (query) => query.where('setup.id', '=', setupId ?? 0))
    .where((eb) =>
      includesUnlisted ? eb('setup.published_at', 'is not', null) : eb('merit_list.setup_id', 'is not', null),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['setup.id', 'setup.service', 'title', 'title_bng'])
    .select(['state', 'selected', 'eligible', 'merit_list.published_at'])
    .$if(sort !== undefined, (query) => query.orderBy(...sortOrder(sortColumns, sort ?? 'title')))
    .orderBy(sql`coalesce(merit_list.proposed_at, setup.created_at)`, 'desc')
    .orderBy('setup.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Closes the circular with that day; one that opens later opens on that day. */
export async function updateSetupLastDay(db: Database, setupId: number, lastDay: string) {
  const opens = sql<string>`least(opens_on, ${lastDay}::date)`
  await db.updateTable('setup').set({ opens_on: opens, closes_on: lastDay }).where('id', '=', setupId).execute()
}

/** Returns whether anybody submitted an application under the circular, withdrawn ones apart. */
export const hasApplications = async (db: Database | Tx, setupId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('application')
      .select('id')
      .where('setup_id', '=', setupId)
      .where('status', 'not in', ['DRAFT', 'WITHDRAWN'])
      .limit(1)
      .executeTakeFirst(),
  )

/** Returns whether another list has this memo number. */
export const isMemoTaken = async (tx: Tx, setupId: number, memoNo: string): Promise<boolean> =>
  Boolean(
    await tx
      .selectFrom('merit_list')
      .select('setup_id')
      .where('memo_no', '=', memoNo)
      .where('setup_id', '!=', setupId)
      .executeTakeFirst(),
  )

export const findAccount = (tx: Tx, accountId: number) =>
  tx.selectFrom('account').select(['id', 'user_type', 'office_id']).where('id', '=', accountId).executeTakeFirst()

export const listGrantedPermissions = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('account_role')
    .innerJoin('role_permission', 'role_permission.role_id', 'account_role.role_id')
    .select(['screen', 'action'])
    .where('account_id', '=', accountId)
    .execute()
