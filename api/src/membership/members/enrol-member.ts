import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { upsertRegisterMember, linkPassport } from '#registers/registry/linked-passports.ts'
import { deleteRegisterMember } from '#registers/registry/queries.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { addYears } from './membership-facts.ts'
import {
  addMember,
  closeCard,
  issueCard,
  listCards,
  lockMemberOfApplication,
  nextInsuranceNumber,
  nextMemberNumber,
  updateMember,
  updateMemberToActive,
  type MemberRow,
} from './queries.ts'

export type Enrolment = {
  application: { id: number; no: string }
  accountId: number | null
  mission: string
  country: string
  name: string
  nameBng: string | null
  fatherName: string | null
  passportNo: string
  passportExpiresOn: string | null
  earlierPassports: string[]
  birthDay: string
  /** The hash of the stored photo. */
  photo: Buffer | null
  isInsured: boolean
  on: string
}

/**
 * Creates number, policy, first card and register entry in the transaction of the approval. A former member gets the
 * old number back.
 */
export async function enrolMember(tx: Tx, secrets: Secrets, enrolment: Enrolment): Promise<Record<string, string>> {
  const before = await lockMemberOfApplication(tx, enrolment.application.id)
  const policy = before?.insurance_no ? storedPolicy(before) : await policyFor(tx, enrolment)
  const member = before
    ? await restore(tx, secrets, before, enrolment, policy)
    : await insertMember(tx, secrets, enrolment, policy)
  await issueCard(tx, member.id, enrolment.on)
  await recordAuditEntry(tx, systemActor, 'membership.enrolled', `member:${member.number}`, {
    application: enrolment.application.no,
  })
  return {
    number: member.number,
    memberId: member.number,
    ...(member.insurance_no ? { insuranceNo: member.insurance_no } : {}),
  }
}

async function insertMember(tx: Tx, secrets: Secrets, enrolment: Enrolment, policy: Policy): Promise<MemberRow> {
  const number = await nextMemberNumber(tx, enrolment.mission)
  const { application, accountId, mission, on } = enrolment
  const member = await addMember(tx, {
    number,
    application_id: application.id,
    account_id: accountId,
    worker_id: null,
    mission,
    joined_on: on,
    ...personOf(secrets, enrolment),
    ...policy,
  })
  return await register(tx, secrets, member, enrolment)
}

/** Restores a member whose approval was revoked and granted again, with the current answers of the application. */
async function restore(
  tx: Tx,
  secrets: Secrets,
  before: MemberRow,
  filed: Enrolment,
  policy: Policy,
): Promise<MemberRow> {
  if (before.state === 'ACTIVE') return throwProblem('MOVE_NOT_OPEN')
  const enrolment = await withNewerPassport(tx, secrets, before, filed)
  const member = await updateMemberToActive(tx, before.id, { ...personOf(secrets, enrolment), ...policy })
  return await register(tx, secrets, member, enrolment)
}

/** Prefers a passport that was changed after the application was submitted. */
async function withNewerPassport(tx: Tx, secrets: Secrets, before: MemberRow, filed: Enrolment): Promise<Enrolment> {
  const cards = await listCards(tx, before.id)
  if (!cards.some(({ reason }) => reason === 'PASSPORT')) return filed
  return {
    ...filed,
    passportNo: secrets.decrypt(before.passport_sealed),
    passportExpiresOn: before.passport_expires_on,
    earlierPassports: [filed.passportNo, ...filed.earlierPassports],
  }
}

const personOf = (
  secrets: Secrets,
  { country, name, nameBng, passportNo, passportExpiresOn, birthDay, photo }: Enrolment,
) => ({
  country,
  name,
  name_bng: nameBng,
  passport_sealed: secrets.encrypt(passportNo),
  passport_index: passportIndexOf(secrets, passportNo),
  passport_expires_on: passportExpiresOn,
  birth_sealed: secrets.encrypt(birthDay),
  photo,
})

/** Registers the worker, so that every other service finds the person by this passport and by earlier ones. */
async function register(tx: Tx, secrets: Secrets, member: MemberRow, enrolment: Enrolment): Promise<MemberRow> {
  const { name, fatherName, country, passportNo, earlierPassports, birthDay } = enrolment
  const row = {
    number: member.number,
    passportNo,
    birthDay,
    name,
    fatherName,
    country,
    issuedOn: member.joined_on,
    insuranceNo: member.insurance_no,
  }
  const workerId = await upsertRegisterMember(tx, secrets, row)
  for (const earlier of earlierPassports) await linkPassport(tx, secrets, workerId, { passportNo: earlier, birthDay })
  await updateMember(tx, member.id, { worker_id: workerId })
  return { ...member, worker_id: workerId }
}

type Policy = Pick<MemberRow, 'insurance_no' | 'sum_assured' | 'cover_from' | 'cover_until'>
const storedPolicy = ({ insurance_no, sum_assured, cover_from, cover_until }: MemberRow): Policy => ({
  insurance_no,
  sum_assured,
  cover_from,
  cover_until,
})
const noPolicy: Policy = { insurance_no: null, sum_assured: null, cover_from: null, cover_until: null }

async function policyFor(tx: Tx, { isInsured, on }: Enrolment): Promise<Policy> {
  if (!isInsured) return noPolicy
  const settings = await readSettings(tx)
  return {
    insurance_no: await nextInsuranceNumber(tx, Number(on.slice(0, 4))),
    sum_assured: settings.text('INSURANCE_SUM'),
    cover_from: on,
    cover_until: addDays(addYears(on, settings.number('INSURANCE_YEARS')), -1),
  }
}

/** Ends the membership when its approval is revoked: revokes the card and removes the member from the register. */
export async function endMembership(tx: Tx, applicationId: number): Promise<Record<string, string>> {
  const member = await lockMemberOfApplication(tx, applicationId)
  if (member?.state !== 'ACTIVE') return {}
  await closeCard(tx, member.id, { state: 'REVOKED', reason: 'ENDED' })
  await updateMember(tx, member.id, { state: 'ENDED', worker_id: null })
  if (member.worker_id !== null) await deleteRegisterMember(tx, member.worker_id)
  await recordAuditEntry(tx, systemActor, 'membership.ended', `member:${member.number}`)
  return {}
}
