import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { Database, Tx } from '#db/database.ts'
import { listUnpaidInstalments, updateApprovedInstalmentToDue } from './instalment-queries.ts'
import { listApplicationsSharingKeys, type ApplicationRow, type ApplicationKey } from './queries.ts'

type Renewal = Pick<ApplicationRow, 'id' | 'service' | 'setup_id' | 'applicant_id' | 'entered_by'>

/** Lists the instalments due up to that year, under the awards that this application may renew, first year first. */
export async function listDueInstalments(db: Database, renewal: Renewal, keys: ApplicationKey[], year: number) {
  const awards = (await listApplicationsSharingKeys(db, renewal.id, keys)).filter((award) => mayRenew(renewal, award))
  if (awards.length === 0) return []
  const awardIds = awards.map(({ id }) => id)
  return await listUnpaidInstalments(db, awardIds, year)
}

/**
 * A child may have awards of two benefits. An award that is renewed under its own circular is renewed only by the
 * family that has it: others who know the child's number could redirect the money.
 */
function mayRenew(renewal: Renewal, award: Renewal): boolean {
  if (award.service !== renewal.service) return false
  if (!circularTypeOf(award.service).isRenewedUnderIt) return true
  return (
    award.setup_id === renewal.setup_id && (renewal.entered_by !== null || award.applicant_id === renewal.applicant_id)
  )
}

/** Makes the instalment due again when the approval of its renewal is revoked. */
export async function reopenInstalment(tx: Tx, { id, answers }: ApplicationRow) {
  if (answers['applicationKind'] === 'NEW' || typeof answers['installmentNo'] !== 'number') return
  await updateApprovedInstalmentToDue(tx, id, answers['installmentNo'])
}
