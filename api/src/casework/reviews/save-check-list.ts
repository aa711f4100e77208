import type { saveCheckList as saveCheckListEndpoint } from '@wewb/domain/casework/review-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { hasDocumentField } from '@wewb/domain/engine/evaluation/reply'
import { isHolder } from '@wewb/domain/engine/evaluation/moves'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import { assertRevision, lockVisibleApplication } from '#casework/applications/application-access.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues, Problem, throwProblem } from '#problems/problem.ts'
import { recordCheckList, sealCheckList } from './check-list-record.ts'
import { upsertCheckList } from './queries.ts'

/** Saves the check-list of this officer for one application. A later single or bulk move uses it. */
export async function saveCheckList(
  context: Context,
  { applicationNo, answers, revision, preselected = [] }: InputOf<typeof saveCheckListEndpoint>,
) {
  await context.db.transaction().execute(async (tx) => {
    const { application, person } = await lockVisibleApplication(tx, context, applicationNo)
    assertRevision(application, revision)
    const { workflow } = application.definition
    const { takenBy, ...free } = application.workflowState
    if (!isHolder(person, workflow, free)) throwProblem('MOVE_NOT_OPEN')
    if (takenBy !== undefined && takenBy !== person.id) throwProblem('FILE_TAKEN')
    const desk = findDesk(workflow, application.workflowState.desk)
    const fields = desk?.asks ?? []
    // Photos and documents are uploaded with the move itself.
    if (!desk || fields.length === 0 || hasDocumentField(fields)) throw new Problem('MOVE_NOT_OPEN')
    const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
    const lists = await loadLists(tx, neededEntriesOfFields(fields, answers))
    const view = {
      ...evaluationContext,
      lists: (...at: Parameters<typeof lists>) => evaluationContext.lists?.(...at) ?? lists(...at),
    }
    const normalized = normalizeFieldAnswers(fields, answers, view)
    assertNoIssues(validateFields(fields, normalized, '', { ...view, answers: [normalized] }))
    const reader = { applicationId: application.row.id, accountId: context.actor.id }
    const checkList = { application, evaluationContext, desk, answers: normalized, preselected }
    const tickedByPortal = await recordCheckList(tx, context, checkList)
    const sealed = sealCheckList(context.secrets, { answers: normalized, preselected: tickedByPortal })
    await upsertCheckList(tx, reader, desk.id, sealed, context.now())
  })
  return null
}
