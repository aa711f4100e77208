import type { Insertable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { TestPortal } from '#testing/test-portal.ts'

type Row = Insertable<Tables['application']>
type Act = {
  move: string
  on: string
  fromStatus?: number
  toStatus: number
  fromState?: string
  toState: string
  amount?: string
}
let created = 0
/** Application numbers are unique in each database, so a counter suffices. */
const nextApplicationNo = () => `TST-2019-${String((created += 1)).padStart(6, '0')}`

type ApplicationValues = Omit<Partial<Row>, 'answers'> & { answers?: object; on: string; acts?: Act[] }

/** Inserts an application with its history directly, so that a test knows what a report must count. */
export async function insertApplication(
  { db }: Pick<TestPortal, 'db'>,
  { on, acts = [], answers = {}, ...row }: ApplicationValues,
): Promise<string> {
  const no = row.no ?? nextApplicationNo()
  const { id } = await db
    .insertInto('application')
    .values({
      service: 'edu-allowance',
      version: 1,
      state: 'pending',
      status: 'SUBMITTED',
      approval_status: 0,
      since: on,
      no,
      submitted_at: `${on}T04:00:00Z`,
      name: 'RAHIMA KHATUN',
      name_bng: 'রহিমা খাতুন',
      ...row,
      answers: JSON.stringify(answers),
    } as Row)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { move, on: day, fromStatus = 1, toStatus, fromState = 'forwarded', toState, amount = null } of acts)
    await db
      .insertInto('application_act')
      .values({
        application_id: id,
        on_day: day,
        move,
        from_state: fromState,
        to_state: toState,
        from_status: fromStatus,
        to_status: toStatus,
        amount,
        reply: '{}',
        desk: null,
        person_id: null,
        changes_sealed: null,
        reply_sealed: null,
      })
      .execute()
  return no
}

export const applicationStatuses = {
  pending: { state: 'pending', status: 'SUBMITTED', approval_status: 0 },
  forwarded: { state: 'forwarded', status: 'UNDER_REVIEW', approval_status: 1, desk: 'assistant' },
  returned: { state: 'returned', status: 'RETURNED', approval_status: -1 },
  approved: { state: 'approved', status: 'APPROVED', approval_status: 2 },
  rejected: { state: 'rejected', status: 'REJECTED', approval_status: -2 },
  withdrawn: { state: 'withdrawn', status: 'WITHDRAWN', approval_status: 0 },
  paid: { state: 'paid', status: 'PAID', approval_status: 2 },
} satisfies Record<string, Partial<Row>>

/** The actions of an approval and a payment on these days. */
export const approvedAndPaidActs = (approvedOn: string, paidOn: string, amount: string): Act[] => [
  { move: 'approve', on: approvedOn, toStatus: 2, toState: 'approved', amount },
  { move: 'confirm-payment', on: paidOn, fromStatus: 2, toStatus: 2, fromState: 'payment-sent', toState: 'paid' },
]
