import { identifyingNumbersIn } from '@wewb/domain/engine/evaluation/identifying-numbers'
import { isConcerned } from '@wewb/domain/engine/evaluation/workflow-state'
import { appealDesks } from '@wewb/domain/services/workflows/appeals'
import type { Database, Tx } from '#db/database.ts'
import { loadIdentity, type Identity } from '#identity/access/identity.ts'
import type { Secrets } from '#security/secrets.ts'
import { decryptAnswers } from './decrypt-answers.ts'
import { listAppealsAtDesks, listHearerCandidates, type AppealAtDesk, type HearingRole } from './hearer-queries.ts'

/**
 * Lists those of the applications whose appeal somebody with this role may hear. As in the engine, nobody hears an
 * appeal of another account of their own, or one whose answers name them.
 */
export async function listHearable(
  db: Database | Tx,
  secrets: Secrets,
  ids: readonly number[],
  role: HearingRole,
): Promise<Set<number>> {
  const identities = new Map<number, Identity>()
  const hearable = new Set<number>()
  for (const { id, accountId, applicant_id: applicant, ...stored } of await listHearerCandidates(db, ids, role)) {
    if (hearable.has(id)) continue
    const identity = identities.get(accountId) ?? (await loadIdentity(db, secrets, accountId))
    identities.set(accountId, identity)
    const person = { id: String(accountId), roles: [], actions: [], ...identity }
    const owners = applicant === null ? [] : [String(applicant)]
    if (!isConcerned(person, { owners, numbers: identifyingNumbersIn(decryptAnswers(secrets, stored)) }))
      hearable.add(id)
  }
  return hearable
}

/** Lists the appeals at a desk that hears them where nobody may, of these applications or of all; oldest first. */
export async function listUnheardAppeals(
  db: Database | Tx,
  secrets: Secrets,
  ids?: readonly number[],
): Promise<AppealAtDesk[]> {
  const appeals = await listAppealsAtDesks(db, ids)
  const unheard: AppealAtDesk[] = []
  for (const { id: desk, role } of appealDesks) {
    const waiting = appeals.filter((appeal) => appeal.desk === desk)
    const numbers = waiting.map(({ id }) => id)
    const hearable = await listHearable(db, secrets, numbers, role as HearingRole)
    unheard.push(...waiting.filter(({ id }) => !hearable.has(id)))
  }
  return unheard.toSorted((a, b) => a.id - b.id)
}
