import type { Database, Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import {
  getMembershipWorkerId,
  listLinkedPassportRows,
  listPassportsOfHolders,
  upsertLinkedPassport,
} from './queries.ts'
import { birthIndexOf, passportIndexOf } from './database-register.ts'
import { upsertRegisterRows } from '#registers/imports/upsert-rows.ts'

/** Links another passport to a worker. Repeating it changes nothing; a stored birth date stays. */
export async function linkPassport(
  tx: Tx,
  secrets: Secrets,
  workerId: number,
  { passportNo, birthDay }: { passportNo: string; birthDay: string | null },
) {
  await upsertLinkedPassport(tx, {
    worker_id: workerId,
    passport_sealed: secrets.encrypt(passportNo),
    passport_index: passportIndexOf(secrets, passportNo),
    birth_index: birthDay === null ? null : birthIndexOf(secrets, passportNo, birthDay),
  })
}

export type RegisterMember = {
  number: string
  passportNo: string
  birthDay: string
  name: string
  fatherName: string | null
  country: string
  issuedOn: string
  insuranceNo: string | null
}

/**
 * Lists for each of these passports the others of the same person, old and new ones. A passport that nobody has is left
 * out.
 */
export async function listPassportAliases(
  db: Database,
  secrets: Secrets,
  passports: readonly string[],
): Promise<Map<string, string[]>> {
  const aliases = new Map<string, string[]>()
  for (const passport of passports) {
    // One document may know the passport before, another one the passport before that.
    const found = new Set([passport])
    for (const one of found)
      for (const { passport_sealed } of await listPassportsOfHolders(db, passportIndexOf(secrets, one)))
        found.add(secrets.decrypt(passport_sealed))
    found.delete(passport)
    if (found.size > 0) aliases.set(passport, [...found])
  }
  return aliases
}

/** Adds a member of the board to the register like an imported row, or updates the row with that number. */
export async function upsertRegisterMember(tx: Tx, secrets: Secrets, member: RegisterMember): Promise<number> {
  const { number, passportNo, birthDay, name, fatherName, country, issuedOn, insuranceNo } = member
  const row = {
    source: 'MEMBERSHIP',
    number,
    mission: null,
    passport_no: passportNo,
    date_of_birth: birthDay,
    name_en: name,
    father_name: fatherName,
    country,
    issued_on: issuedOn,
    insurance_no: insuranceNo,
  }
  await upsertRegisterRows(tx, secrets, 'WORKER', null, [row])
  return (await getMembershipWorkerId(tx, number)).id
}

/** Lists linked passports by worker, newest first, without the passport on the document itself. */
export async function listLinkedPassports(
  db: Database,
  secrets: Secrets,
  workerIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (workerIds.length === 0) return new Map()
  const rows = await listLinkedPassportRows(db, workerIds)
  return new Map(
    [...Map.groupBy(rows, ({ worker_id }) => worker_id)].map(([id, linked]) => [
      id,
      linked.map(({ passport_sealed }) => secrets.decrypt(passport_sealed)),
    ]),
  )
}
