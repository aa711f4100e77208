import { confirmedItems, divideByAuthor } from '@wewb/domain/casework/review/confirmed-items'
import type { CheckListItem, ConfirmedItem } from '@wewb/domain/casework/review/confirmed-items'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Tx } from '#db/database.ts'
import { loadCrossChecks, type CrossCheckInput } from '#casework/cross-checks/load-cross-checks.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Secrets } from '#security/secrets.ts'

/** A saved check-list: the answers, and the items that the portal ticked. */
type SavedCheckList = { answers: Answers; preselected: ConfirmedItem[] }

export const sealCheckList = (secrets: Secrets, saved: SavedCheckList): Buffer => secrets.encrypt(JSON.stringify(saved))

/** Opens a saved check-list. Older ones contain only the answers, because the portal ticked nothing then. */
export function openCheckList(secrets: Secrets, sealed: Buffer): SavedCheckList {
  const stored = JSON.parse(secrets.decrypt(sealed)) as Answers | SavedCheckList
  return Array.isArray(stored.preselected) ? (stored as SavedCheckList) : { answers: stored, preselected: [] }
}

type CheckListRecord = Omit<CrossCheckInput, 'db' | 'secrets'> & {
  desk: { id: string; asks?: readonly Field[] | undefined }
  answers: Answers
  preselected: readonly CheckListItem[]
}

/** Records in the audit log who ticked each item of a check-list, and returns the ticks of the portal. */
export async function recordCheckList(
  tx: Tx,
  context: Context,
  { desk, answers, preselected, ...about }: CheckListRecord,
) {
  const fields = desk.asks ?? []
  const checks = await loadCrossChecks({ ...about, db: tx, secrets: context.secrets })
  const { byPortal, byOfficer } = divideByAuthor(fields, answers, {
    confirmedNow: confirmedItems(fields, checks),
    untouched: preselected,
  })
  await recordAuditEntry(tx, context.actor, 'application.checked', `application:${about.application.row.no}`, {
    desk: desk.id,
    byPortal: byPortal.map(nameOf),
    byOfficer: byOfficer.map(nameOf),
  })
  return byPortal
}

const nameOf = ({ field, value }: CheckListItem) => `${field}: ${value}`
