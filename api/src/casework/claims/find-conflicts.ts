import { isOncePer } from '@wewb/domain/engine/evaluation/claim-keys'
import type { OncePerRule } from '@wewb/domain/engine/definition/claim-rule'
import type { Tx } from '#db/database.ts'
import { listInstalmentCompletion } from '#casework/applications/instalment-queries.ts'
import type { PreparedClaim } from './prepare-claim.ts'
import { listProvenKeys, listSharedClaims, type ClaimKeyRow, type SharedClaim } from './queries.ts'

export type Conflict = { rule: OncePerRule; earlier: SharedClaim }

/** Finds for each rule the first claim of another application that counts against one of these keys. */
export async function findConflicts(
  tx: Tx,
  { applicationId, ledger }: PreparedClaim,
  keys: readonly ClaimKeyRow[],
  counts: (rule: OncePerRule, earlier: SharedClaim) => boolean,
): Promise<Conflict[]> {
  const shared = await listSharedClaims(
    tx,
    applicationId,
    keys.map(({ digest }) => digest),
  )
  if (shared.length === 0) return []
  const differs = await loadProvenDifferences(tx, keys, shared)
  const ended = await loadEnded(tx, ledger.rules.filter(isOncePer), shared)
  return ledger.rules.filter(isOncePer).flatMap((rule) => {
    const earlier = shared.find(
      (claim) =>
        claim.rule === rule.id &&
        !differs(claim) &&
        isStillCounted(rule, claim, ended.has(claim.application_id)) &&
        counts(rule, claim),
    )
    return earlier ? [{ rule, earlier }] : []
  })
}

const isStillCounted = ({ until }: OncePerRule, { state, status }: SharedClaim, isEnded: boolean): boolean =>
  until === 'decided' ? state === 'CLAIMED' : until === 'closed' ? status !== 'CLOSED' : !(until && isEnded)

/** Two policies that a register knows by different numbers are two policies, even of one worker. */
async function loadProvenDifferences(tx: Tx, keys: readonly ClaimKeyRow[], shared: readonly SharedClaim[]) {
  const own = keys.filter(({ proven }) => proven)
  const theirs =
    own.length === 0
      ? []
      : await listProvenKeys(
          tx,
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
async function loadEnded(tx: Tx, rules: readonly OncePerRule[], shared: readonly SharedClaim[]): Promise<Set<number>> {
  if (!rules.some(({ until }) => until === 'award-ended')) return new Set()
  const rows = await listInstalmentCompletion(
    tx,
    shared.map(({ application_id }) => application_id),
  )
  return new Set(rows.filter(({ over }) => over).map(({ application_id }) => application_id))
}
