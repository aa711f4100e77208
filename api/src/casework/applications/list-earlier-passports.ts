import type { Tx } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { decryptAnswers } from './decrypt-answers.ts'
import { listApprovedPassportChanges } from './membership-queries.ts'

/**
 * Lists the earlier passports from the approved changes. A restored membership needs them, because the register removed
 * them with it.
 */
export async function listEarlierPassports(tx: Tx, secrets: Secrets, applicationId: number): Promise<string[]> {
  const changes = await listApprovedPassportChanges(tx, applicationId)
  return changes
    .map((change) => decryptAnswers(secrets, change)['oldPassportNo'])
    .filter((old) => typeof old === 'string')
}
