import {
  validateCallerSearch,
  type searchCaller as searchCallerEndpoint,
} from '@wewb/domain/reporting/phone-call-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { mayViewApplication } from '@wewb/domain/engine/evaluation/moves'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { loadApplication, type Application } from '#casework/applications/application.ts'
import { permittedActions, toPerson, getRolesAndOffice } from '#identity/access/person.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describePhoneCall } from './list-phone-calls.ts'
import { describeApplications } from './describe-application.ts'
import { phoneIndexOf, parseCaller, type CallerIdentifiers } from './parse-caller.ts'
import {
  findAccounts,
  findApplications,
  findMembers,
  findPassports,
  findImportedMemberships,
  listPhoneCallRows,
} from './queries.ts'

const maxFiles = 50

/** Returns the data that the caller may know about their applications. Records the results, not the search text. */
export async function searchCaller(context: Context, { search }: InputOf<typeof searchCallerEndpoint>) {
  assertNoIssues(validateCallerSearch(search))
  const { db, secrets } = context
  await context.limits.consume('staff-searches', String(context.actor.id))
  const caller = parseCaller(secrets, search)
  const [accounts, passports] = await Promise.all([findAccounts(db, caller), findPassports(db, caller)])
  const services = await permittedServices(context)
  const rows = await findApplications(db, { caller, accounts, passports, services, limit: maxFiles + 1 })
  const files = await filterVisible(
    context,
    await Promise.all(rows.slice(0, maxFiles).map((row) => loadApplication(db, secrets, row))),
  )
  const ids = files.map(({ row }) => row.id)
  const phoneIndex = caller.phone && phoneIndexOf(secrets, caller.phone)
  await recordSearch(context, caller, files)
  return {
    searchedBy: caller.searchedBy,
    files: await describeApplications(context, files),
    moreYn: yesNo(rows.length > maxFiles),
    memberships: services.includes('wewb-membership')
      ? await listMemberships(context, {
          documentNumber: caller.documentNumber,
          passports,
          accounts,
          applicationIds: ids,
        })
      : [],
    calls: (await listPhoneCallRows(db, { applicationIds: ids, ...(phoneIndex ? { phoneIndex } : {}) })).map(
      describePhoneCall,
    ),
  }
}

const permittedServices = async ({ db, actor }: Context): Promise<string[]> =>
  (await listLatestDefinitions(db))
    .map(({ definition }) => definition.id)
    .filter((service) => permittedActions(actor, service).includes('view'))

/** A call centre sees applications of every office; an officer only those of their own. */
async function filterVisible({ db, actor }: Context, files: Application[]): Promise<Application[]> {
  const seat = await getRolesAndOffice(db, actor)
  return files.filter(({ row, workflowState }) => mayViewApplication(toPerson(actor, seat, row.service), workflowState))
}

async function listMemberships({ db, now }: Context, belonging: Parameters<typeof findMembers>[1]) {
  const [members, registered] = await Promise.all([findMembers(db, belonging), findImportedMemberships(db, belonging)])
  const today = toDhakaDate(now())
  const issued = members.map(({ number, name, name_bng, state, joined_on, insurance_no, cover_until }) => ({
    membershipId: number,
    name,
    nameBng: name_bng,
    state,
    joinedOn: joined_on,
    insuredYn: yesNo(state === 'ACTIVE' && insurance_no !== null && (cover_until === null || cover_until >= today)),
  }))
  const imported = registered.map(({ number, name_en, issued_on, insurance_no }) => ({
    membershipId: number,
    name: name_en,
    nameBng: null,
    state: null,
    joinedOn: issued_on,
    insuredYn: yesNo(insurance_no !== null),
  }))
  return [
    ...issued,
    ...imported.filter(({ membershipId }) => !issued.some((member) => member.membershipId === membershipId)),
  ]
}

/** Records each application as opened, so that its own audit trail names everyone who has viewed it. */
const recordSearch = ({ db, actor }: Context, { searchedBy }: CallerIdentifiers, files: readonly Application[]) =>
  db.transaction().execute(async (tx) => {
    const applications = files.map(({ row }) => row.no)
    await recordAuditEntry(tx, actor, 'caller.searched', `caller:${searchedBy.toLowerCase()}`, { applications })
    for (const no of applications) await recordAuditEntry(tx, actor, 'application.opened', `application:${no}`)
  })
