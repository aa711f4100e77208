import { digestOf } from '#casework/applications/application-keys.ts'
import type { Database, Tx } from '#db/database.ts'
import { loadLinkedAccounts } from '#identity/access/identity.ts'
import type { Secrets } from '#security/secrets.ts'

/** Accounts of one person, and the digests by which applications name that person. */
export type PersonKeys = {
  accountIds: readonly number[]
  /** The accounts among these that count as one of the two persons who move money. */
  samePersonIds: readonly number[]
  digests: readonly Buffer[]
}

const kinds = ['nid', 'relatedNid', 'mobile', 'account'] as const

export async function loadPersonKeys(db: Database | Tx, secrets: Secrets, accountId: number): Promise<PersonKeys> {
  const { accounts, spellings, samePerson } = await loadLinkedAccounts(db, secrets, accountId)
  return {
    accountIds: [accountId, ...accounts.map(Number)],
    samePersonIds: [...new Set([accountId, ...samePerson.map(Number)])],
    digests: spellings.flatMap((number) => kinds.map((kind) => digestOf(secrets, kind, number))),
  }
}
