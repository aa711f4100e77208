import { isOncePer } from '@wewb/domain/engine/evaluation/claim-keys'
import type { OncePerRule } from '@wewb/domain/engine/definition/claim-rule'
import type { Database } from '#db/database.ts'
import { listInstalmentCompletion } from '#casework/applications/instalment-queries.ts'
import type { PreparedClaim } from './prepare-claim.ts'
import { listProvenKeys, listSharedClaims, type ClaimKeyRow, type SharedClaim } from './queries.ts'

export type Conflict = { rule: OncePerRule; earlier: SharedClaim }

/** Finds the claims of other applications that count against one of these keys, by rule and first ones first. */
export async function findConflicts(
  db: Database,
  { applicationId, ledger }: PreparedClaim,
  keys: readonly ClaimKeyRow[],
  counts: (rule: OncePerRule, earlier: SharedClaim) => boolean,
): Promise<Conflict[]> {
  const shared = await listSharedClaims(
    db,
    applicationId,
    keys.map(({ digest }) => digest),
  )
  if (shared.length === 0) return []
  const differs = await loadProvenDifferences(db, keys, shared)
  const ended = await loadEnded(db, ledger.rules.filter(isOncePer), shared)
  return ledger.rules
    .filter(isOncePer)
    .flatMap((rule) =>
      shared
        .filter(
          (claim) =>
            claim.rule === rule.id &&
            !differs(claim) &&
            isStillCounted(rule, claim, ended.has(claim.application_id) || isPaidBefore(claim)) &&
            counts(rule, claim),
        )
        .map((earlier) => ({ rule, earlier })),
    )
}

const isStillCounted = ({ until }: OncePerRule, { state, status }: SharedClaim, isEnded: boolean): boolean =>
  until === 'decided' ? state === 'CLAIMED' : until === 'closed' ? status !== 'CLOSED' : !(until && isEnded)

/** Returns whether the money was paid before the portal: the claim has ended and nothing more is due. */
const isPaidBefore = ({ application_id, state }: SharedClaim): boolean => application_id < 0 && state === 'PAID'

/** Two policies with different numbers in a register are two policies, even of one worker. */
async function loadProvenDifferences(db: Database, keys: readonly ClaimKeyRow[], shared: readonly SharedClaim[]) {
  const own = keys.filter(({ proven }) => proven)
  const theirs =
    own.length === 0
      ? []
      : await listProvenKeys(
          db,
          shared.map(({ application_id }) => application_id),
        )
  return ({ application_id, rule }: SharedClaim): boolean => {
    const [mine, others] = [
      own.filter((key) => key.rule === rule),
      theirs.filter((key) => key.application_id === application_id && key.rule === rule),
    ]
    return (
      mine.length > 0 &&
      others.length > 0 &&
      !others.some(({ digest }) => mine.some((key) => key.digest.equals(digest)))
    )
  }
}

/** Awards for which nothing more is due. */
async function loadEnded(
  db: Database,
  rules: readonly OncePerRule[],
  shared: readonly SharedClaim[],
): Promise<Set<number>> {
  if (!rules.some(({ until }) => until === 'award-ended')) return new Set()
  const rows = await listInstalmentCompletion(
    db,
    shared.map(({ application_id }) => application_id),
  )
  return new Set(rows.filter(({ over }) => over).map(({ application_id }) => application_id))
}
