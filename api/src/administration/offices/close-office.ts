import type { InputOf } from '@wewb/domain/http/contract'
import type { closeOffice as closeOfficeEndpoint } from '@wewb/domain/administration/administration-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { lockSubject } from '#db/optimistic-locking.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeOffice, officeSubject } from './list-offices.ts'
import {
  countOpenComplaints,
  findOtherHeadOffice,
  getOffice,
  listOfficeStaff,
  listOpenChequeBooks,
  listOtherAirportOffices,
  updateOfficeClosedAt,
} from './queries.ts'

/**
 * Closes an office when nothing depends on it any more; otherwise the issues name what still does. It can be reopened.
 */
export async function closeOffice(
  { db, actor }: Context,
  { officeId, closedYn, revision }: InputOf<typeof closeOfficeEndpoint>,
) {
  await db.transaction().execute(async (tx) => {
    await lockSubject(tx, officeSubject(officeId), revision)
    const office = await getOffice(tx, officeId)
    const isClosed = closedYn === 'Y'
    if ((office.closed_at !== null) === isClosed) return
    if (isClosed)
      assertNoIssues([
        ...(await remainingStaffIssues(tx, officeId)),
        ...(await openComplaintIssues(tx, officeId)),
        ...(await openChequeBookIssues(tx, office)),
        ...(await lastOne(tx, office)),
      ])
    await updateOfficeClosedAt(tx, officeId, isClosed ? new Date() : null)
    await recordAuditEntry(tx, actor, isClosed ? 'office.closed' : 'office.opened', officeSubject(officeId), {
      code: office.code,
    })
  })
  return await describeOffice(db, officeId)
}

type Office = { id: number; type: string; places: string[] }
const officeIssue = (message: Bilingual): Issue => ({ path: 'officeId', code: 'rule', message })
const maxNamed = 5

async function remainingStaffIssues(tx: Tx, officeId: number): Promise<Issue[]> {
  const people = await listOfficeStaff(tx, officeId)
  if (people.length === 0) return []
  const n = bilingualDigits(people.length)
  const names = people
    .slice(0, maxNamed)
    .map(({ full_name, full_name_bng }) => ({ bn: full_name_bng ?? full_name, en: full_name }))
  const more = people.length > maxNamed ? '…' : ''
  return [
    officeIssue({
      bn: `এখানে ${n.bn} জন কাজ করেন: ${names.map(({ bn }) => bn).join(', ')}${more}। আগে তাঁদের অন্য অফিসে নিন।`,
      en: `${n.en} ${people.length === 1 ? 'person works' : 'people work'} here: ${names.map(({ en }) => en).join(', ')}${more}. Move them to another office first.`,
    }),
  ]
}

async function openComplaintIssues(tx: Tx, officeId: number): Promise<Issue[]> {
  const { n } = await countOpenComplaints(tx, officeId)
  const digits = bilingualDigits(n)
  return n === 0
    ? []
    : [
        officeIssue({
          bn: `${digits.bn}টি অভিযোগ এই অফিসের কাছে আছে। আগে সেগুলো অন্য অফিসে পাঠান।`,
          en: `Complaints that lie with this office: ${digits.en}. Send them to another office first.`,
        }),
      ]
}

/** Reports open cheque books of airports that no other office would cover. */
async function openChequeBookIssues(tx: Tx, { id, type, places }: Office): Promise<Issue[]> {
  if (type !== 'AIRPORT' || places.length === 0) return []
  const others = await listOtherAirportOffices(tx, id)
  const alone = places.filter((jurisdiction) => !others.some((other) => other.places.includes(jurisdiction)))
  const open = await listOpenChequeBooks(tx, alone)
  const count = bilingualDigits(open.length)
  return open.length === 0
    ? []
    : [
        officeIssue({
          bn: `${count.bn}টি চেক বই চালু আছে। আগে সেগুলো বন্ধ করুন।`,
          en: `Open cheque books: ${count.en}. Close them first.`,
        }),
      ]
}

async function lastOne(tx: Tx, { id, type }: Office): Promise<Issue[]> {
  if (type !== 'HQ') return []
  const other = await findOtherHeadOffice(tx, id)
  return other ? [] : [officeIssue({ bn: 'এটিই একমাত্র প্রধান কার্যালয়।', en: 'This is the only head office.' })]
}
