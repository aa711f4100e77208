import { sql, type Insertable, type Selectable } from 'kysely'
import type { ComplaintVisibility } from '@wewb/domain/content/complaints/complaint-access'
import type { ComplaintDesk, ComplaintState } from '@wewb/domain/content/complaints/states'
import type { UploadColumns } from '#casework/applications/store-upload.ts'
import type { Database, Tx } from '#db/database.ts'
import { containsPattern, sortOrder, type SortKey } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'

export type ComplaintRow = Selectable<Tables['complaint']>
export type ActRow = Selectable<Tables['complaint_act']>
export type AttachmentRow = Selectable<Tables['complaint_attachment']>

export const findByTicket = (db: Database, ticketNo: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaint').selectAll().where('ticket_no', '=', ticketNo).executeTakeFirst()

/** Uses one query for both values, so that neither response nor timing shows which of them was wrong. */
export const findByTicketAndMobile = (
  db: Database,
  ticketNo: string,
  mobileIndex: Buffer,
): Promise<ComplaintRow | undefined> =>
  db
    .selectFrom('complaint')
    .selectAll()
    .where('ticket_no', '=', ticketNo)
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst()

export const lockComplaint = (tx: Tx, id: number): Promise<ComplaintRow> =>
  tx.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Returns undefined when the ticket number is taken. */
export const insertComplaint = (tx: Tx, row: Insertable<Tables['complaint']>): Promise<ComplaintRow | undefined> =>
  tx
    .insertInto('complaint')
    .values(row)
    .onConflict((conflict) => conflict.column('ticket_no').doNothing())
    .returningAll()
    .executeTakeFirst()

type Change = Omit<Partial<Insertable<Tables['complaint']>>, 'id' | 'revision'>

/** Updates only the revision that the caller has read; otherwise rejects with VERSION_CONFLICT. */
export async function updateComplaint(tx: Tx, { id, revision }: Pick<ComplaintRow, 'id' | 'revision'>, change: Change) {
  const changed = await tx
    .updateTable('complaint')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return changed?.revision ?? throwProblem('VERSION_CONFLICT')
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
  db
    .selectFrom('complaint_attachment')
    .selectAll()
    .where('complaint_id', '=', complaintId)
    .orderBy('created_at')
    .orderBy('name')
    .execute()

export type StoredAttachment = UploadColumns & { name: string }

export async function insertAttachments(
  tx: Tx,
  keys: { complaint_id: number; act_id: number },
  attachments: readonly StoredAttachment[],
) {
  if (attachments.length > 0)
    await tx
      .insertInto('complaint_attachment')
      .values(attachments.map((attachment) => ({ ...keys, ...attachment })))
      .execute()
}

/** Lists complaints at these desks that were due before today. */
export const listOverdueComplaints = (db: Database, desks: readonly ComplaintDesk[], today: string) =>
  db.selectFrom('complaint').select('id').where('desk', 'in', desks).where('due_on', '<', today).execute()

export const findOfficeType = (db: Database, officeId: number) =>
  db.selectFrom('office').select('type').where('id', '=', officeId).executeTakeFirst()

/** Both orders follow the index of the list. */
const sortColumns = { receivedOn: 'received_at' } as const

export type ComplaintFilters = {
  visibility: ComplaintVisibility
  officeId: number | null
  /** Restricts to these desks; of the desk OFFICE, only complaints of the officer's own office. */
  desks?: readonly ComplaintDesk[] | undefined
  search: string
  state?: ComplaintState | undefined
  type?: string | undefined
  /** The accused office or the handling office. */
  office?: number | undefined
  overdueOn?: string | undefined
  /** Restricts to complaints that are not settled. */
  isOpen: boolean
  sort?: SortKey<keyof typeof sortColumns> | undefined
  page: number
  size: number
}

export async function listComplaintRows(db: Database, request: ComplaintFilters) {
  const { visibility, officeId, desks, search, state, type, office, overdueOn, isOpen, sort, page, size } = request
  const filtered = db
    .selectFrom('complaint')
    .$if(visibility === 'nothing', (query) => query.where(sql<boolean>`false`))
    .$if(visibility === 'not-head-office', (query) => query.where('accuses_hq', '=', false))
    .$if(visibility === 'own-office', (query) =>
      query
        .where('accused_office', 'is distinct from', officeId)
        .where((eb) => eb.or([eb('office_id', '=', officeId), eb('entered_office', '=', officeId)])),
    )
    .$if(desks !== undefined, (query) => query.where('desk', 'in', desks ?? []))
    .$if(desks?.includes('OFFICE') ?? false, (query) => query.where('office_id', '=', officeId))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('ticket_no', 'like', containsPattern(search.toUpperCase())),
          eb('subject', 'ilike', containsPattern(search)),
        ]),
      ),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'RECEIVED'))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(office !== undefined, (query) =>
      query.where((eb) => eb.or([eb('accused_office', '=', office ?? 0), eb('office_id', '=', office ?? 0)])),
    )
    .$if(isOpen, (query) => query.where('desk', '<>', 'NOBODY'))
    .$if(overdueOn !== undefined, (query) =>
      query
        .where('desk', '<>', 'NOBODY')
        .where((eb) => eb.or([eb('due_on', '<', overdueOn ?? ''), eb('settle_by', '<', overdueOn ?? '')])),
    )
  const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await filtered
    .selectAll()
    // Sorts a work list by due date and other lists by age.
    .$if(sort === undefined && desks !== undefined, (query) => query.orderBy('due_on', (day) => day.asc().nullsLast()))
    .orderBy(...sortOrder(sortColumns, sort ?? '-receivedOn'))
    .orderBy('id', sort === 'receivedOn' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
