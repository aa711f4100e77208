import type { InputOf } from '@wewb/domain/http/contract'
import type { reassignApplication as reassignEndpoint } from '@wewb/domain/casework/application-move-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { mayReassign } from '@wewb/domain/engine/evaluation/moves'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { notifyAll } from '#messaging/messages/notify.ts'
import type { Tx } from '#db/database.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { assertRevision, getVisibleApplication, lockVisibleApplication } from './application-access.ts'
import type { ApplicationAccess } from './application-access.ts'
import { listDeskOffices, listStaffContacts, type DeskOffice } from './holder-queries.ts'
import { addActs, updateApplication } from './queries.ts'

const MIN_REASON_LENGTH = 10

/** Lists the offices of the same desk to which the application may be assigned, head office first. */
export async function listReceivingOffices(context: Context, { applicationNo }: { applicationNo: string }) {
  const access = await getVisibleApplication(context, applicationNo)
  assertReassignable(access)
  const offices = await listDeskOffices(context.db, access.application.row)
  return {
    list: offices
      .filter(({ isHolder }) => !isHolder)
      .map(({ id, name, name_bng }) => ({ officeId: id, name, nameBng: name_bng })),
  }
}

/**
 * Assigns an application at the desk of an office to another office, with an entry in the history, and notifies both.
 */
export async function reassignApplication(
  context: Context,
  { applicationNo, officeId, reason, revision }: InputOf<typeof reassignEndpoint>,
) {
  return await context.db.transaction().execute(async (tx) => {
    const access = await lockVisibleApplication(tx, context, applicationNo)
    const { row, workflowState } = access.application
    assertRevision(access.application, revision)
    assertReassignable(access)
    const offices = await listDeskOffices(tx, row)
    const receiving = offices.find(({ id, isHolder }) => id === officeId && !isHolder)
    const note = reason.trim()
    const issues = [...validateReason(note), ...(receiving ? [] : [issue('officeId', 'not-an-option')])]
    assertNoIssues(issues)
    if (!receiving) return throwProblem('UNEXPECTED')
    const giving = offices.filter(({ isHolder }) => isHolder)
    const next = await updateApplication(tx, row, { office_id: receiving.id, office_desk: row.desk })
    await addActs(tx, [
      {
        application_id: row.id,
        at: context.now(),
        on_day: toDhakaDate(context.now()),
        move: 'reassign',
        person_id: context.actor.id,
        // No desk has acted: who reassigns may still decide, and the applicant may still withdraw.
        desk: null,
        from_state: row.state,
        to_state: row.state,
        from_status: workflowState.approvalStatus,
        to_status: workflowState.approvalStatus,
        note,
        note_bng: '',
        amount: null,
        reply: '{}',
        reply_sealed: null,
        outcome: JSON.stringify(outcomeOf(giving, receiving)),
        changes_sealed: null,
      },
    ])
    await recordAuditEntry(tx, context.actor, 'application.reassigned', `application:${applicationNo}`, {
      desk: row.desk,
      from: giving.map(({ id }) => id),
      to: receiving.id,
      reason: note,
    })
    await notifyOffices(tx, context, access, [...giving, receiving], receiving)
    return { revision: next }
  })
}

function assertReassignable({ application, person }: ApplicationAccess) {
  if (!mayReassign(person, application.definition.workflow, application.workflowState)) throwProblem('MOVE_NOT_OPEN')
}

function validateReason(reason: string): Issue[] {
  if (reason === '') return [issue('reason', 'required')]
  return reason.length < MIN_REASON_LENGTH ? [issue('reason', 'too-short', MIN_REASON_LENGTH)] : []
}

const outcomeOf = (giving: readonly DeskOffice[], receiving: DeskOffice) => ({
  from: giving.map(({ name }) => name).join(', '),
  fromBng: giving.map(({ name_bng }) => name_bng).join(', '),
  holder: receiving.name,
  holderBng: receiving.name_bng,
})

/** Notifies the officers of these offices at the desk; at head office these are the section officers. */
async function notifyOffices(
  tx: Tx,
  { jobs }: Context,
  { application: { row, definition } }: ApplicationAccess,
  offices: readonly DeskOffice[],
  { name, name_bng }: DeskOffice,
) {
  const roles = ['SECTION_OFFICER', findDesk(definition.workflow, row.desk)?.role ?? []].flat()
  const people = await listStaffContacts(
    tx,
    offices.map(({ id }) => id),
    roles,
  )
  await notifyAll(
    tx,
    jobs,
    people.map(({ login_type: type, login_id: value, language }) => ({
      to: { type, value },
      language,
      template: 'REASSIGNED' as const,
      values: { ref: row.no, service: definition.title, office: { bn: name_bng, en: name } },
      about: { module: row.service, no: row.no },
    })),
  )
}
