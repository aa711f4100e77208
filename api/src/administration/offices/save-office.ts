import type { InputOf } from '@wewb/domain/http/contract'
import type {
  updateOffice as updateOfficeEndpoint,
  createOffice as createOfficeEndpoint,
} from '@wewb/domain/administration/administration-contracts'
import { validateOffice, normalizeOffice, type OfficeInput } from '@wewb/domain/administration/office-input'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { jurisdictionListOf } from '@wewb/domain/reference/office-types'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { lockSubject } from '#db/optimistic-locking.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeOffice, officeSubject } from './list-offices.ts'
import {
  findOtherOfficeByCode,
  getOffice,
  insertOffice,
  listOfficeStaff,
  listPlaceCodes,
  updateOfficeRow,
} from './queries.ts'

export async function createOffice({ db, actor }: Context, typed: InputOf<typeof createOfficeEndpoint>) {
  const office = normalizeOffice(typed)
  const id = await db.transaction().execute(async (tx) => {
    await lockOffices(tx)
    assertNoIssues(await validate(tx, office))
    const created = await insertOffice(tx, columnsOf(office))
    await recordAuditEntry(tx, actor, 'office.saved', officeSubject(created.id), { to: office })
    return created.id
  })
  return await describeOffice(db, id)
}

export async function updateOffice(
  { db, actor }: Context,
  { officeId, revision, ...typed }: InputOf<typeof updateOfficeEndpoint>,
) {
  const office = normalizeOffice(typed)
  await db.transaction().execute(async (tx) => {
    await lockOffices(tx)
    await lockSubject(tx, officeSubject(officeId), revision)
    const before = await getOffice(tx, officeId)
    const isOccupied = before.type !== office.type && (await listOfficeStaff(tx, officeId)).length > 0
    assertNoIssues([...(await validate(tx, office, officeId)), ...(isOccupied ? [typeStays] : [])])
    await updateOfficeRow(tx, officeId, columnsOf(office))
    const { code, type, name, name_bng, places } = before
    await recordAuditEntry(tx, actor, 'office.saved', officeSubject(officeId), {
      from: { code, type, name, nameBng: name_bng, places },
      to: office,
    })
  })
  return await describeOffice(db, officeId)
}

/** Serialises changes of office codes, so that the second of two concurrent inserts finds the duplicate. */
export const lockOffices = (tx: Tx) => lockSubject(tx, 'offices', undefined)

const columnsOf = ({ code, type, name, nameBng, places }: OfficeInput) => ({
  code,
  type,
  name,
  name_bng: nameBng,
  places,
})

async function validate(tx: Tx, office: OfficeInput, own = 0): Promise<Issue[]> {
  const twin = await findOtherOfficeByCode(tx, office.code, own)
  return [...validateOffice(office), ...(twin ? [codeTaken] : []), ...(await validatePlaces(tx, office))]
}

async function validatePlaces(tx: Tx, { type, places }: OfficeInput): Promise<Issue[]> {
  const source = jurisdictionListOf[type]
  if (!source || places.length === 0) return []
  const existingCodes = await listPlaceCodes(tx, source, places)
  return existingCodes.length === places.length ? [] : [issue('places', 'not-an-option')]
}

const codeTaken: Issue = {
  path: 'code',
  code: 'rule',
  message: { bn: 'এই কোডে আরেকটি অফিস আছে।', en: 'Another office has this code.' },
}
export const typeStays: Issue = {
  path: 'type',
  code: 'rule',
  message: {
    bn: 'এই অফিসে কর্মকর্তারা কাজ করেন, তাই ধরন বদলানো যায় না। আগে তাঁদের অন্য অফিসে নিন।',
    en: 'People work in this office, so its type stays. Move them to another office first.',
  },
}
