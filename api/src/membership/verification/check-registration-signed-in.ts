import type { InputOf } from '@wewb/domain/http/contract'
import {
  verificationMessages,
  type checkRegistrationSignedIn as staffCall,
} from '@wewb/domain/membership/verification-contracts'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { servesApplication } from '@wewb/domain/engine/evaluation/workflow-state'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { getPerson } from '#identity/access/person.ts'
import { findEntries } from '#administration/lookups/queries.ts'
import type { Actor, Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { record } from '#server/audit-record.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import { listLinkedPassports } from '#registers/registry/linked-passports.ts'
import { listWorkerDocuments, type WorkerDocument } from '#registers/registry/list-worker-documents.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { parseRegistrationQuery } from './parse-registration-query.ts'

/**
 * Staff who decide on members or maintain the register read whole passport numbers; all others see the last four
 * characters.
 */
const readsPassports = ({ permissions }: Actor): boolean =>
  permissions.has('membership:verify') || permissions.has('membership:approve') || permissions.has('registry:edit')

/** Records the persons found in the audit log, because staff can search without a birth date. */
export async function checkRegistrationSignedIn(context: Context, { searchBy, value }: InputOf<typeof staffCall>) {
  const { db, secrets, actor } = context
  await context.limits.count('staff-searches', String(actor.id))
  const { read: sought, issues } = parseRegistrationQuery(searchBy, value)
  if (!sought) return throwProblem('ANSWERS_INVALID', { issues })
  const papers = await listWorkerDocuments(
    db,
    'passport' in sought ? { passportIndex: passportIndexOf(secrets, sought.passport) } : sought,
  )
  const subjects = papers.map(({ worker_id, number }) =>
    worker_id === null ? `member:${number}` : `worker:${worker_id}`,
  )
  const outcome = papers.length > 0 ? 'found' : 'not-found'
  await db
    .transaction()
    .execute((tx) =>
      record(tx, actor, 'registration.checked', subjects.join(' ') || 'registry', { by: searchBy, outcome }),
    )
  return new ApiResponse(
    { foundYn: yesNo(papers.length > 0), list: await describe(context, papers) },
    { says: verificationMessages[outcome] },
  )
}

async function describe(context: Context, papers: readonly WorkerDocument[]) {
  const { db, secrets, actor } = context
  const { actions, office } = await getPerson(context, membership.id)
  const workers = papers.flatMap(({ worker_id }) => worker_id ?? [])
  const linked = await listLinkedPassports(db, secrets, workers)
  const wanted = papers.map(({ country }) => ({ source: 'country', code: country }))
  const countries = await findEntries(db, { wanted, activeOnly: false })
  // Returns the application number only to an officer who may open the application.
  const opens = ({ mission }: WorkerDocument) =>
    actions.includes('view') &&
    office !== undefined &&
    servesApplication(office, { offices: { mission: mission ?? '' } })
  const show = readsPassports(actor) ? (passport: string) => passport : maskNumber
  return papers.map((paper) => {
    const country = countries.find(({ code }) => code === paper.country)
    return {
      type: paper.source,
      number: paper.number,
      name: paper.name_en,
      fatherName: paper.father_name,
      passportNo: show(secrets.open(paper.passport_sealed)),
      linkedPassports: (linked.get(paper.worker_id ?? 0) ?? []).map(show),
      countryId: paper.country,
      countryName: country?.name ?? paper.country,
      countryNameBng: country?.name_bng ?? paper.country,
      issuedOn: paper.issued_on,
      insuranceNo: paper.insurance_no,
      membershipState: paper.state,
      coverFrom: paper.cover_from,
      coverUntil: paper.cover_until,
      applicationNo: opens(paper) ? paper.application_no : null,
    }
  })
}
