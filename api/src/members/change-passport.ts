import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'
import type { Secrets } from '../platform/secrets.ts'
import { linkPassport } from '../registry/linked-passports.ts'
import { birthIndexOf, passportIndexOf } from '../registry/table-register.ts'
import { closeCard, issueCard, lockMember } from './repository.ts'

type Change = { number: string; passportNo: string; expiresOn: string | null; on: string }

/** The old passport goes on finding the same person; the card that bears it is replaced. */
export async function changePassport(tx: Tx, secrets: Secrets, { number, passportNo, expiresOn, on }: Change) {
  const member = await lockMember(tx, number)
  if (member?.state !== 'ACTIVE') return refuse('MOVE_NOT_OPEN')
  const [old, birthDay] = [secrets.open(member.passport_sealed), secrets.open(member.birth_sealed)]
  const passport = { passport_sealed: secrets.seal(passportNo), passport_index: passportIndexOf(secrets, passportNo) }
  await tx
    .updateTable('member')
    .set({ ...passport, passport_expires_on: expiresOn })
    .where('id', '=', member.id)
    .execute()
  if (member.worker_id !== null) {
    await tx
      .updateTable('worker')
      .set({ ...passport, birth_index: birthIndexOf(secrets, passportNo, birthDay) })
      .where('id', '=', member.worker_id)
      .execute()
    await linkPassport(tx, secrets, member.worker_id, { passportNo: old, birthDay })
  }
  await closeCard(tx, member.id, { state: 'REPLACED', reason: 'PASSPORT' })
  await issueCard(tx, member.id, on)
  await record(tx, portalActs, 'membership.passport-changed', `member:${number}`)
  return { memberId: number, number }
}
