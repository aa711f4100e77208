import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { changeOffice as changeCall, createOffice as createCall } from '../../../domain/src/contracts/administration.ts'
import { checkOffice, tidyOffice, type OfficeText } from '../../../domain/src/content/office.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { placesOf } from '../../../domain/src/lookups/offices.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { holdSubject } from '../platform/last-change.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeOffice, subjectOf } from './office-list.ts'

export async function createOffice({ db, actor }: Context, typed: InputOf<typeof createCall>) {
  const office = tidyOffice(typed)
  const id = await db.transaction().execute(async (tx) => {
    await holdCodes(tx)
    insist(await judge(tx, office))
    const made = await tx.insertInto('office').values(columnsOf(office)).returning('id').executeTakeFirstOrThrow()
    await record(tx, actor, 'office.saved', subjectOf(made.id), { to: office })
    return made.id
  })
  return await describeOffice(db, id)
}

export async function changeOffice({ db, actor }: Context, { officeId, revision, ...typed }: InputOf<typeof changeCall>) {
  const office = tidyOffice(typed)
  await db.transaction().execute(async (tx) => {
    await holdCodes(tx)
    await holdSubject(tx, subjectOf(officeId), revision)
    const before = await getOffice(tx, officeId)
    const isOccupied = before.type !== office.type && (await peopleOf(tx, officeId)).length > 0
    insist([...(await judge(tx, office, officeId)), ...(isOccupied ? [typeStays] : [])])
    await tx.updateTable('office').set(columnsOf(office)).where('id', '=', officeId).execute()
    const { code, type, name, name_bng, places } = before
    await record(tx, actor, 'office.saved', subjectOf(officeId), { from: { code, type, name, nameBng: name_bng, places }, to: office })
  })
  return await describeOffice(db, officeId)
}

export const getOffice = async (tx: Tx, id: number) =>
  (await tx.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirst()) ?? refuse('NOT_FOUND')

/** Who works there; an account that was closed works nowhere. */
export const peopleOf = (tx: Tx, officeId: number) =>
  tx
    .selectFrom('account')
    .select(['full_name', 'full_name_bng'])
    .where('office_id', '=', officeId)
    .where('state', '<>', 'inactive')
    .orderBy('full_name')
    .execute()

/** Two who enter the same code at once: the second waits, and finds it there. */
const holdCodes = (tx: Tx) => holdSubject(tx, 'offices', undefined)

const columnsOf = ({ code, type, name, nameBng, places }: OfficeText) => ({ code, type, name, name_bng: nameBng, places })

async function judge(tx: Tx, office: OfficeText, own = 0): Promise<Issue[]> {
  const twin = await tx.selectFrom('office').select('id').where('code', '=', office.code).where('id', '<>', own).executeTakeFirst()
  return [...checkOffice(office), ...(twin ? [codeTaken] : []), ...(await judgePlaces(tx, office))]
}

async function judgePlaces(tx: Tx, { type, places }: OfficeText): Promise<Issue[]> {
  const source = placesOf[type]
  if (!source || places.length === 0) return []
  const known = await tx.selectFrom('lookup').select('code').where('source', '=', source).where('code', 'in', places).execute()
  return known.length === places.length ? [] : [issue('places', 'not-an-option')]
}

const codeTaken: Issue = { path: 'code', code: 'rule', message: { bn: 'এই কোডে আরেকটি অফিস আছে।', en: 'Another office has this code.' } }
const typeStays: Issue = {
  path: 'type',
  code: 'rule',
  message: {
    bn: 'এই অফিসে কর্মকর্তারা কাজ করেন, তাই ধরন বদলানো যায় না। আগে তাঁদের অন্য অফিসে নিন।',
    en: 'People work in this office, so its type stays. Move them to another office first.',
  },
}
