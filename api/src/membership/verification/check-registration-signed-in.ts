import type { InputOf } from '@wewb/domain/http/contract'
import {
  verificationMessages,
  type checkRegistrationSignedIn as checkRegistrationSignedInEndpoint,
} from '@wewb/domain/membership/verification-contracts'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { servesApplication } from '@wewb/domain/engine/evaluation/workflow-state'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { getPerson } from '#identity/access/person.ts'
import { findEntries } from '#administration/lookups/queries.ts'
import type { Actor, Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
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
export async function checkRegistrationSignedIn(
  context: Context,
  { searchBy, value }: InputOf<typeof checkRegistrationSignedInEndpoint>,
) {
  const { db, secrets, actor } = context
  await context.limits.consume('staff-searches', String(actor.id))
  const { read: filters, issues } = parseRegistrationQuery(searchBy, value)
  if (!filters) return throwProblem('ANSWERS_INVALID', { issues })
  const documents = await listWorkerDocuments(
    db,
    'passport' in filters ? { passportIndex: passportIndexOf(secrets, filters.passport) } : filters,
  )
  const subjects = documents.map(({ worker_id, number }) =>
    worker_id === null ? `member:${number}` : `worker:${worker_id}`,
  )
  const outcome = documents.length > 0 ? 'found' : 'not-found'
  await db
    .transaction()
    .execute((tx) =>
      recordAuditEntry(tx, actor, 'registration.checked', subjects.join(' ') || 'registry', { by: searchBy, outcome }),
    )
  return new ApiResponse(
    { foundYn: yesNo(documents.length > 0), list: await describe(context, documents) },
    { message: verificationMessages[outcome] },
  )
}

async function describe(context: Context, documents: readonly WorkerDocument[]) {
  const { db, secrets, actor } = context
  const { actions, office } = await getPerson(context, membership.id)
  const workers = documents.flatMap(({ worker_id }) => worker_id ?? [])
  const linked = await listLinkedPassports(db, secrets, workers)
  const lookupKeys = documents.map(({ country }) => ({ source: 'country', code: country }))
  const countries = await findEntries(db, { wanted: lookupKeys, activeOnly: false })
  // Returns the application number only to an officer who may open the application.
  const opens = ({ mission }: WorkerDocument) =>
    actions.includes('view') &&
    office !== undefined &&
    servesApplication(office, { offices: { mission: mission ?? '' } })
  const show = readsPassports(actor) ? (passport: string) => passport : maskNumber
  return documents.map((document) => {
    const country = countries.find(({ code }) => code === document.country)
    return {
      type: document.source,
      number: document.number,
      name: document.name_en,
      fatherName: document.father_name,
      passportNo: show(secrets.decrypt(document.passport_sealed)),
      linkedPassports: (linked.get(document.worker_id ?? 0) ?? []).map(show),
      countryId: document.country,
      countryName: country?.name ?? document.country,
      countryNameBng: country?.name_bng ?? document.country,
      issuedOn: document.issued_on,
      insuranceNo: document.insurance_no,
      membershipState: document.state,
      coverFrom: document.cover_from,
      coverUntil: document.cover_until,
      applicationNo: opens(document) ? document.application_no : null,
    }
  })
}
