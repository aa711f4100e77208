import { randomInt } from 'node:crypto'
import { recoveryCodes, recoveryLength, recoveryLetters, readRecoveryCode } from '../../../../domain/src/accounts/second-factor.ts'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** With the portal's own key: the rows alone are of no use to whoever copies them. */
export const hashRecoveryCode = (secrets: Secrets, accountId: number, code: string): Buffer =>
  secrets.hashCode(code, Buffer.from(`recovery code of ${accountId}`))

/** Ten new ones in place of all that were; only here are they seen whole. */
export async function makeRecoveryCodes(tx: Tx, secrets: Secrets, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode)
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(secrets, accountId, code), used_at: null })))
    .execute()
  return codes
}

const newCode = (): string =>
  readRecoveryCode(Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')) ?? ''
