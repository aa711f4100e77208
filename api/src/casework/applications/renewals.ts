import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { Database } from '#db/database.ts'
import type { Application } from './application.ts'
import { studentKeyKinds } from './application-keys.ts'
import { listIdsWithInstalment, listUnpaidInstalments } from './instalment-queries.ts'
import { listApplicationsSharingKeys, listKeys, type ApplicationRow, type ApplicationKey } from './queries.ts'

type Renewal = Pick<ApplicationRow, 'id' | 'service' | 'setup_id' | 'applicant_id' | 'entered_by'>

/** Lists the instalments due up to that year, under the awards that this application may renew, first year first. */
export async function listDueInstalments(db: Database, renewal: Renewal, keys: ApplicationKey[], year: number) {
  const awards = (await listApplicationsSharingKeys(db, renewal.id, keys)).filter((award) => mayRenew(renewal, award))
  if (awards.length === 0) return []
  const awardIds = awards.map(({ id }) => id)
  return await listUnpaidInstalments(db, awardIds, year)
}

/**
 * A child may have awards of two benefits. An award is renewed only by the account that has it, or by staff: others who
 * know the child's number could redirect the money.
 */
function mayRenew(renewal: Renewal, award: Renewal): boolean {
  if (award.service !== renewal.service) return false
  if (circularTypeOf(award.service).isRenewedUnderIt && award.setup_id !== renewal.setup_id) return false
  return renewal.entered_by !== null || award.applicant_id === renewal.applicant_id
}

/** Lists the awards of which this application renews an instalment. */
export async function listRenewedAwards(db: Database, { row, answers }: Pick<Application, 'row' | 'answers'>) {
  const no = answers['installmentNo']
  if (!isRenewal(answers) || typeof no !== 'number') return []
  const keys = (await listKeys(db, row.id)).filter(({ kind }) => studentKeyKinds.has(kind))
  const awards = (await listApplicationsSharingKeys(db, row.id, keys)).filter((award) => mayRenew(row, award))
  const found = new Set(await listIdsWithInstalment(db, [...new Set(awards.map(({ id }) => id))], no))
  // An award that shares two numbers is listed twice.
  return [...new Map(awards.filter(({ id }) => found.has(id)).map((award) => [award.id, award])).values()]
}

/** True for a later year of an award. */
export const isRenewal = ({ applicationKind }: Answers) =>
  applicationKind === 'RENEWAL' || applicationKind === 'YEARLY_RENEWAL'
