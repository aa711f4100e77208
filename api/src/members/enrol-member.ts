import { addDays } from '../../../domain/src/engine/working-days.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'
import type { Secrets } from '../platform/secrets.ts'
import { enterMember, leaveMember, linkPassport } from '../registry/linked-passports.ts'
import { passportIndexOf } from '../registry/table-register.ts'
import { readSettings } from '../settings/repository.ts'
import { addYears } from './facts.ts'
import {
  addMember,
  closeCard,
  issueCard,
  listCards,
  lockMemberOfApplication,
  nextInsuranceNumber,
  nextMemberNumber,
  type MemberRow,
} from './repository.ts'

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

/** The number, the policy, the first card and the row in the register, all with the approval. Who was a member before gets the old number back. */
export async function enrolMember(tx: Tx, secrets: Secrets, enrolment: Enrolment): Promise<Record<string, string>> {
  const before = await lockMemberOfApplication(tx, enrolment.application.id)
  const policy = before?.insurance_no ? keptPolicy(before) : await policyFor(tx, enrolment)
  const member = before ? await restore(tx, secrets, before, enrolment, policy) : await enter(tx, secrets, enrolment, policy)
  await issueCard(tx, member.id, enrolment.on)
  await record(tx, portalActs, 'membership.enrolled', `member:${member.number}`, { application: enrolment.application.no })
  return { number: member.number, memberId: member.number, ...(member.insurance_no ? { insuranceNo: member.insurance_no } : {}) }
}

async function enter(tx: Tx, secrets: Secrets, enrolment: Enrolment, policy: Policy): Promise<MemberRow> {
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

/** An approval that was taken back and given again: the same member, with what the file says now. */
async function restore(tx: Tx, secrets: Secrets, before: MemberRow, filed: Enrolment, policy: Policy): Promise<MemberRow> {
  if (before.state === 'ACTIVE') return refuse('MOVE_NOT_OPEN')
  const enrolment = await withLaterPassport(tx, secrets, before, filed)
  const member = await tx
    .updateTable('member')
    .set({ state: 'ACTIVE', ...personOf(secrets, enrolment), ...policy })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return await register(tx, secrets, member, enrolment)
}

/** A passport that was changed since the form was written stays the present one. */
async function withLaterPassport(tx: Tx, secrets: Secrets, before: MemberRow, filed: Enrolment): Promise<Enrolment> {
  const cards = await listCards(tx, before.id)
  if (!cards.some(({ reason }) => reason === 'PASSPORT')) return filed
  return {
    ...filed,
    passportNo: secrets.open(before.passport_sealed),
    passportExpiresOn: before.passport_expires_on,
    earlierPassports: [filed.passportNo, ...filed.earlierPassports],
  }
}

const personOf = (secrets: Secrets, { country, name, nameBng, passportNo, passportExpiresOn, birthDay, photo }: Enrolment) => ({
  country,
  name,
  name_bng: nameBng,
  passport_sealed: secrets.seal(passportNo),
  passport_index: passportIndexOf(secrets, passportNo),
  passport_expires_on: passportExpiresOn,
  birth_sealed: secrets.seal(birthDay),
  photo,
})

/** So that every other service finds the worker by this passport, and by those before it. */
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
  const workerId = await enterMember(tx, secrets, row)
  for (const earlier of earlierPassports) await linkPassport(tx, secrets, workerId, { passportNo: earlier, birthDay })
  await tx.updateTable('member').set({ worker_id: workerId }).where('id', '=', member.id).execute()
  return { ...member, worker_id: workerId }
}

type Policy = Pick<MemberRow, 'insurance_no' | 'sum_assured' | 'cover_from' | 'cover_until'>
const keptPolicy = ({ insurance_no, sum_assured, cover_from, cover_until }: MemberRow): Policy => ({
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

/** The approval is taken back: the card is void at once and the register forgets the membership. */
export async function endMembership(tx: Tx, applicationId: number): Promise<Record<string, string>> {
  const member = await lockMemberOfApplication(tx, applicationId)
  if (member?.state !== 'ACTIVE') return {}
  await closeCard(tx, member.id, { state: 'REVOKED', reason: 'ENDED' })
  await tx.updateTable('member').set({ state: 'ENDED', worker_id: null }).where('id', '=', member.id).execute()
  if (member.worker_id !== null) await leaveMember(tx, member.worker_id)
  await record(tx, portalActs, 'membership.ended', `member:${member.number}`)
  return {}
}
