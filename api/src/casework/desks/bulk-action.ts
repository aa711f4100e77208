import type { InputOf } from '@wewb/domain/http/contract'
import type { bulkAction as bulkActionEndpoint } from '@wewb/domain/casework/desk-contracts'
import { problems } from '@wewb/domain/http/problems'
import { isSubmission } from '@wewb/domain/engine/evaluation/moves'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { hasDocumentField, actionFieldsOf, validateReply } from '@wewb/domain/engine/evaluation/reply'
import type { Field } from '@wewb/domain/engine/fields/field'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { lockVisibleApplication } from '#casework/applications/application-access.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { getOpenMove } from '#casework/applications/get-open-move.ts'
import { recordDeniedAction } from '#casework/applications/take-action.ts'
import { isStaff } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, Problem, throwProblem } from '#problems/problem.ts'

type Failure = { applicationNo: string; code: string; message: string }
type Input = { asks: Field[]; prefilled: Answers }

/**
 * Executes one move on many applications, each in its own transaction: a failure is reported and does not stop the
 * others.
 */
export async function bulkAction(
  context: Context,
  { action, applicationNos, reply, previewYn }: InputOf<typeof bulkActionEndpoint>,
) {
  if (!isStaff(context.actor)) return throwProblem('NO_PERMISSION')
  const isPreview = previewYn === 'Y'
  const done: string[] = []
  const failed: Failure[] = []
  let input: Input | undefined
  for (const no of new Set(applicationNos)) {
    try {
      input = await context.db.transaction().execute(async (tx) => {
        const prepared = await prepare(tx, context, no, action)
        // A mistake in the reply concerns every application, so it is reported once, at its field.
        if (!input && !isPreview) assertNoIssues(prepared.issuesOf(reply))
        if (!isPreview) await executeMove(tx, context, { ...prepared, move: action, reply })
        return input ?? prepared.asked
      })
      done.push(no)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (!isPreview) await recordDeniedAction(context, { applicationNo: no, action }, error)
      if (!input && !isPreview && error.code === 'ANSWERS_INVALID') throw error
      failed.push({ applicationNo: no, code: error.code, message: explain(error, context.locale) })
    }
  }
  return { done, failed, asks: input?.asks ?? [], prefilled: input?.prefilled ?? {} }
}

async function prepare(tx: Tx, context: Context, no: string, action: string) {
  const { application, person } = await lockVisibleApplication(tx, context, no)
  const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
  const move = getOpenMove({ application, person, evaluationContext, move: action })
  if (isSubmission(move)) return throwProblem('MOVE_NOT_OPEN')
  const { workflow } = application.definition
  const actionFields = actionFieldsOf(move, workflow, application.workflowState)
  if (hasDocumentField(actionFields)) assertNoIssues([oneByOne])
  const issuesOf = (reply: Answers) =>
    validateReply(move, reply, workflow, application.workflowState, evaluationContext)
  return {
    application,
    person,
    evaluationContext,
    issuesOf,
    asked: { asks: actionFields, prefilled: prefill(actionFields, evaluationContext.facts) },
  }
}

/** Documents belong to one application, so such a move cannot be executed in bulk. */
const oneByOne: Issue = {
  path: '',
  code: 'rule',
  message: {
    bn: 'এর সাথে ছবি বা কাগজ দিতে হয়। নথিটি খুলে আলাদাভাবে করুন।',
    en: 'A photo or paper goes with this. Open the file and do it there.',
  },
}

/** Returns the reason as one sentence: the first issue, or the message of the problem. */
function explain({ code, details }: Problem, locale: Context['locale']): string {
  const [first] = details.issues ?? []
  return first ? issueMessage(first)[locale] : problems[code].message[locale]
}
