import { randomInt } from 'node:crypto'
import {
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODE_ALPHABET,
  parseRecoveryCode,
} from '@wewb/domain/identity/accounts/second-factor'
import type { Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './queries.ts'

/** Uses the portal's key, so that the rows alone are useless to a thief. */
export const hashRecoveryCode = (secrets: Secrets, accountId: number, code: string): Buffer =>
  secrets.hashCode(code, Buffer.from(`recovery code of ${accountId}`))

/** Replaces all recovery codes with ten new ones and returns them in plain text, which is not stored. */
export async function createRecoveryCodes(tx: Tx, secrets: Secrets, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode)
  await deleteRecoveryCodes(tx, accountId)
  await insertRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(secrets, accountId, code)),
  )
  return codes
}

const newCode = (): string =>
  parseRecoveryCode(
    Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)],
    ).join(''),
  ) ?? ''
