import { sql, type Insertable, type Selectable } from 'kysely'
import type { Sight } from '../../../domain/src/complaints/standing.ts'
import type { ComplaintDesk, ComplaintState } from '../../../domain/src/complaints/states.ts'
import type { Database, Tx } from '../platform/database.ts'
import { containing } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'

export type ComplaintRow = Selectable<Tables['complaint']>
export type ActRow = Selectable<Tables['complaint_act']>
export type AttachmentRow = Selectable<Tables['complaint_attachment']>

export const findByTicket = (db: Database, ticketNo: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaint').selectAll().where('ticket_no', '=', ticketNo).executeTakeFirst()

/** One question for both: a wrong ticket and a wrong mobile cannot be told apart, neither by the answer nor by the clock. */
export const findOwn = (db: Database, ticketNo: string, mobileIndex: Buffer): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaint').selectAll().where('ticket_no', '=', ticketNo).where('mobile_index', '=', mobileIndex).executeTakeFirst()

export const lockComplaint = (tx: Tx, id: number): Promise<ComplaintRow> =>
  tx.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Undefined when that ticket is taken. */
export const insertComplaint = (tx: Tx, row: Insertable<Tables['complaint']>): Promise<ComplaintRow | undefined> =>
  tx
    .insertInto('complaint')
    .values(row)
    .onConflict((conflict) => conflict.column('ticket_no').doNothing())
    .returningAll()
    .executeTakeFirst()

type Change = Omit<Partial<Insertable<Tables['complaint']>>, 'id' | 'revision'>

/** Only from the revision that was looked at. */
export async function changeComplaint(tx: Tx, { id, revision }: Pick<ComplaintRow, 'id' | 'revision'>, change: Change) {
  const changed = await tx
    .updateTable('complaint')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return changed?.revision ?? refuse('VERSION_CONFLICT')
}

export const insertAct = (tx: Tx, act: Insertable<Tables['complaint_act']>) =>
  tx.insertInto('complaint_act').values(act).returning('id').executeTakeFirstOrThrow()

export const listActs = (db: Database, complaintId: number) =>
  db
    .selectFrom('complaint_act')
    .leftJoin('account', 'account.id', 'complaint_act.by_id')
    .selectAll('complaint_act')
    .select(['full_name', 'full_name_bng'])
    .where('complaint_id', '=', complaintId)
    .orderBy('complaint_act.id')
    .execute()

export const listAttachments = (db: Database, complaintId: number): Promise<AttachmentRow[]> =>
  db.selectFrom('complaint_attachment').selectAll().where('complaint_id', '=', complaintId).orderBy('created_at').orderBy('name').execute()

export type Narrowed = {
  sight: Sight
  officeId: number | null
  /** What waits at these desks; of an office's own desk only the office's own. */
  desks?: readonly ComplaintDesk[] | undefined
  search: string
  state?: ComplaintState | undefined
  type?: string | undefined
  /** The office it is about, or that handles it. */
  office?: number | undefined
  overdueOn?: string | undefined
  /** Not yet settled. */
  isOpen: boolean
  page: number
  size: number
}

export async function listRows(db: Database, asked: Narrowed) {
  const { sight, officeId, desks, search, state, type, office, overdueOn, isOpen, page, size } = asked
  const narrowed = db
    .selectFrom('complaint')
    .$if(sight === 'nothing', (query) => query.where(sql<boolean>`false`))
    .$if(sight === 'not-head-office', (query) => query.where('accuses_hq', '=', false))
    .$if(sight === 'own-office', (query) =>
      query
        .where('accused_office', 'is distinct from', officeId)
        .where((eb) => eb.or([eb('office_id', '=', officeId), eb('entered_office', '=', officeId)])),
    )
    .$if(desks !== undefined, (query) => query.where('desk', 'in', desks ?? []))
    .$if(desks?.includes('OFFICE') ?? false, (query) => query.where('office_id', '=', officeId))
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([eb('ticket_no', 'like', containing(search.toUpperCase())), eb('subject', 'ilike', containing(search))])),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'RECEIVED'))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(office !== undefined, (query) =>
      query.where((eb) => eb.or([eb('accused_office', '=', office ?? 0), eb('office_id', '=', office ?? 0)])),
    )
    .$if(isOpen, (query) => query.where('desk', '<>', 'NOBODY'))
    .$if(overdueOn !== undefined, (query) =>
      query.where('desk', '<>', 'NOBODY').where((eb) => eb.or([eb('due_on', '<', overdueOn ?? ''), eb('settle_by', '<', overdueOn ?? '')])),
    )
  const { total } = await narrowed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await narrowed
    .selectAll()
    // What waits is read by its day, what is looked through by its age.
    .$if(desks !== undefined, (query) => query.orderBy('due_on', (day) => day.asc().nullsLast()))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
