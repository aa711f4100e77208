import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'
import { linkPassport } from '#registers/registry/linked-passports.ts'
import { birthIndexOf, passportIndexOf } from '#registers/registry/database-register.ts'
import { closeCard, issueCard, lockMember, updateMember, updateWorkerPassport } from './queries.ts'

type Change = { number: string; passportNo: string; expiresOn: string | null; on: string }

/** Changes the passport and replaces the card. The old passport still finds the same person. */
export async function changePassport(tx: Tx, secrets: Secrets, { number, passportNo, expiresOn, on }: Change) {
  const member = await lockMember(tx, number)
  if (member?.state !== 'ACTIVE') return throwProblem('MOVE_NOT_OPEN')
  const [old, birthDay] = [secrets.decrypt(member.passport_sealed), secrets.decrypt(member.birth_sealed)]
  const passport = {
    passport_sealed: secrets.encrypt(passportNo),
    passport_index: passportIndexOf(secrets, passportNo),
  }
  await updateMember(tx, member.id, { ...passport, passport_expires_on: expiresOn })
  if (member.worker_id !== null) {
    const birth_index = birthIndexOf(secrets, passportNo, birthDay)
    await updateWorkerPassport(tx, member.worker_id, { ...passport, birth_index })
    await linkPassport(tx, secrets, member.worker_id, { passportNo: old, birthDay })
  }
  await closeCard(tx, member.id, { state: 'REPLACED', reason: 'PASSPORT' })
  await issueCard(tx, member.id, on)
  await recordAuditEntry(tx, systemActor, 'membership.passport-changed', `member:${number}`)
  return { memberId: number, number }
}
