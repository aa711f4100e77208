import { resolveAnswer, isAnswers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { isWriter, mayViewApplication } from '@wewb/domain/engine/evaluation/moves'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { loadApplication, type Application } from '#casework/applications/application.ts'
import { isStaff, toPerson, getRolesAndOffice } from '#identity/access/person.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { yesNo } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { listOpenSetups } from '#services/setups/queries.ts'
import { describeCaseApplication, visibleTimeline } from './describe-case-application.ts'
import { listCaseRows } from './queries.ts'

/**
 * Returns a case by any of its applications. The family sees all of it; an officer sees the applications that
 * permissions and office allow. Access by staff to more than one application is recorded in the audit log.
 */
export async function getCase(context: Context, { applicationNo }: { applicationNo: string }) {
  const { db, secrets, actor } = context
  const { row, workflowState } = (await getVisibleApplication(context, applicationNo)).application
  const rows = await listCaseRows(db, row.case_id ?? row.id)
  const applications = await Promise.all(rows.map((one) => loadApplication(db, secrets, one)))
  const seat = await getRolesAndOffice(db, actor)
  const personOn = ({ row: { service } }: Application) => toPerson(actor, seat, service)
  const isOwn = (application: Application) => isWriter(personOn(application), application.workflowState)
  const isFamilys = applications.some((application) => application.row.case_id === null && isOwn(application))
  const visible = applications.filter(
    (application) =>
      isFamilys || isOwn(application) || mayViewApplication(personOn(application), application.workflowState),
  )
  const root = visible.find((application) => application.row.case_id === null)
  if (applications.length > 1 && isStaff(actor) && !workflowState.owners.includes(String(actor.id)))
    await db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, actor, 'application.opened', `application:${row.no}`, { files: visible.length }),
      )
  return {
    caseNo: root?.row.no ?? null,
    worker: root ? workerIn(root) : null,
    ownYn: yesNo(isFamilys),
    files: await Promise.all(
      visible.map((application) => describeCaseApplication(context, application, isOwn(application))),
    ),
    timeline: visible.flatMap(visibleTimeline).toSorted((one, other) => one.at.localeCompare(other.at)),
    circulars: root ? await circularsFor(context, root) : [],
  }
}

/** Returns the worker of the case, from the answers that its messages use. */
function workerIn({ definition, answers }: Application): string | null {
  const named = (definition.tells?.['worker'] ?? []).map((path) => resolveAnswer(path, { answers: [answers] }))
  return named.find((name) => typeof name === 'string') ?? null
}

/** Questions about a child in the intake, and the service that a yes leads to. */
const forChildren = { studiesYn: 'edu-allowance', disabilityYn: 'dis-allowance' }

/**
 * Lists the open circulars for the children. These services are not opened with the case, because they need a circular
 * and the child's data.
 */
async function circularsFor({ db, now }: Context, { answers }: Application) {
  const children = Array.isArray(answers['children']) ? answers['children'].filter(isAnswers) : []
  const services = Object.entries(forChildren).filter(([question]) => children.some((child) => child[question] === 'Y'))
  const found = await Promise.all(
    services.map(async ([, service]) => {
      const [latest, setups] = await Promise.all([
        findLatestDefinition(db, service),
        listOpenSetups(db, service, toDhakaDate(now())),
      ])
      const closesOn = setups.map(({ closes_on }) => closes_on).toSorted()[0]
      return latest && closesOn
        ? [{ service, title: latest.definition.title.en, titleBng: latest.definition.title.bn, closesOn }]
        : []
    }),
  )
  return found.flat()
}
