import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { closeOffice as closeCall } from '../../../domain/src/contracts/administration.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { holdSubject } from '../platform/last-change.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeOffice, subjectOf } from './office-list.ts'
import { getOffice, peopleOf } from './save-office.ts'

/** An office closes when nothing hangs on it any more; what still does is named. It can be opened again. */
export async function closeOffice({ db, actor }: Context, { officeId, closedYn, revision }: InputOf<typeof closeCall>) {
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subjectOf(officeId), revision)
    const office = await getOffice(tx, officeId)
    const isClosed = closedYn === 'Y'
    if ((office.closed_at !== null) === isClosed) return
    if (isClosed)
      insist([
        ...(await peopleLeft(tx, officeId)),
        ...(await complaintsLeft(tx, officeId)),
        ...(await chequesLeft(tx, office)),
        ...(await lastOne(tx, office)),
      ])
    await tx
      .updateTable('office')
      .set({ closed_at: isClosed ? new Date() : null })
      .where('id', '=', officeId)
      .execute()
    await record(tx, actor, isClosed ? 'office.closed' : 'office.opened', subjectOf(officeId), { code: office.code })
  })
  return await describeOffice(db, officeId)
}

type Office = { id: number; type: string; places: string[] }
const left = (message: Bilingual): Issue => ({ path: 'officeId', code: 'rule', message })
const mostNamed = 5

async function peopleLeft(tx: Tx, officeId: number): Promise<Issue[]> {
  const people = await peopleOf(tx, officeId)
  if (people.length === 0) return []
  const n = digitsInBoth(people.length)
  const names = people.slice(0, mostNamed).map(({ full_name, full_name_bng }) => ({ bn: full_name_bng ?? full_name, en: full_name }))
  const more = people.length > mostNamed ? '…' : ''
  return [
    left({
      bn: `এখানে ${n.bn} জন কাজ করেন: ${names.map(({ bn }) => bn).join(', ')}${more}। আগে তাঁদের অন্য অফিসে নিন।`,
      en: `${n.en} ${people.length === 1 ? 'person works' : 'people work'} here: ${names.map(({ en }) => en).join(', ')}${more}. Move them to another office first.`,
    }),
  ]
}

async function complaintsLeft(tx: Tx, officeId: number): Promise<Issue[]> {
  const { n } = await tx
    .selectFrom('complaint')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('office_id', '=', officeId)
    .where('state', 'not in', ['RESOLVED', 'DISMISSED'])
    .executeTakeFirstOrThrow()
  const shown = digitsInBoth(n)
  return n === 0
    ? []
    : [
        left({
          bn: `${shown.bn}টি অভিযোগ এই অফিসের কাছে আছে। আগে সেগুলো অন্য অফিসে পাঠান।`,
          en: `Complaints that lie with this office: ${shown.en}. Send them to another office first.`,
        }),
      ]
}

/** The cheques of an airport stay somebody's business. */
async function chequesLeft(tx: Tx, { id, type, places }: Office): Promise<Issue[]> {
  if (type !== 'AIRPORT' || places.length === 0) return []
  const others = await tx
    .selectFrom('office')
    .select('places')
    .where('type', '=', 'AIRPORT')
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
    .execute()
  const alone = places.filter((place) => !others.some((other) => other.places.includes(place)))
  const open = await tx
    .selectFrom('cheque_book')
    .select('id')
    .where('airport', 'in', ['', ...alone])
    .where('closed_at', 'is', null)
    .execute()
  const shown = digitsInBoth(open.length)
  return open.length === 0
    ? []
    : [left({ bn: `${shown.bn}টি চেক বই চালু আছে। আগে সেগুলো বন্ধ করুন।`, en: `Open cheque books: ${shown.en}. Close them first.` })]
}

async function lastOne(tx: Tx, { id, type }: Office): Promise<Issue[]> {
  if (type !== 'HQ') return []
  const other = await tx
    .selectFrom('office')
    .select('id')
    .where('type', '=', 'HQ')
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other ? [] : [left({ bn: 'এটিই একমাত্র প্রধান কার্যালয়।', en: 'This is the only head office.' })]
}
