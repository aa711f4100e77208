import type { InputOf } from '@wewb/domain/http/contract'
import type { bulkAction as bulkActionEndpoint } from '@wewb/domain/casework/desk-contracts'
import { problems } from '@wewb/domain/http/problems'
import { isSubmission, moveIdOf } from '@wewb/domain/engine/evaluation/moves'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { hasDocumentField, actionFieldsOf, validateReply } from '@wewb/domain/engine/evaluation/reply'
import type { Field } from '@wewb/domain/engine/fields/field'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { lockVisibleApplication } from '#casework/applications/application-access.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { loadFlags } from '#casework/applications/flags.ts'
import { getOpenMove } from '#casework/applications/get-open-move.ts'
import { shareListLock } from '#casework/applications/merit-list-state-queries.ts'
import { recordDeniedAction } from '#casework/applications/take-action.ts'
import { assertCrossChecksAnswered } from '#casework/cross-checks/assert-answered.ts'
import { findReviewGaps } from '#casework/reviews/check-review.ts'
import { isStaff } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, Problem, throwProblem } from '#problems/problem.ts'

type Failure = { applicationNo: string; code: string; message: string }
type Input = { asks: Field[]; prefilled: Answers }

/**
 * Executes one move on many applications, each in its own transaction: a failure is reported and does not stop the
 * others. It takes only applications that this officer has reviewed one by one; what the desk asks about an application
 * is answered there, so that one check-list never attests several.
 */
export async function bulkAction(
  context: Context,
  { action: name, applicationNos, reply, previewYn }: InputOf<typeof bulkActionEndpoint>,
) {
  const action = moveIdOf(name, reply)
  if (!isStaff(context.actor)) return throwProblem('NO_PERMISSION')
  const isPreview = previewYn === 'Y'
  const done: string[] = []
  const failed: Failure[] = []
  const ids = new Map<number, string>()
  let input: Input | undefined
  for (const no of new Set(applicationNos)) {
    try {
      input = await context.db.transaction().execute(async (tx) => {
        const prepared = await prepare(tx, context, no, action)
        ids.set(prepared.application.row.id, no)
        assertReviewed(prepared.gaps)
        // A mistake in the reply concerns every application, so it is reported once, at its field.
        if (!input && !isPreview) assertNoIssues(prepared.issuesOf(reply))
        if (isPreview) await prepared.assertAnswered()
        else
          await executeMove(tx, context, { ...prepared, move: action, reply: prepared.complete(reply), isBulk: true })
        return input ?? prepared.input
      })
      done.push(no)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (!isPreview) await recordDeniedAction(context, { applicationNo: no, action }, error)
      if (!input && !isPreview && concernsAll(error)) throw error
      failed.push({ applicationNo: no, code: error.code, message: explain(error, context.locale) })
    }
  }
  return {
    done,
    failed,
    flags: await flagsOf(context, ids),
    asks: input?.asks ?? [],
    prefilled: input?.prefilled ?? {},
  }
}

async function prepare(tx: Tx, context: Context, no: string, action: string) {
  await shareListLock(tx, no)
  const { application, person } = await lockVisibleApplication(tx, context, no)
  const evaluationContext = await loadEvaluationContext({ ...context, db: tx }, application)
  const move = getOpenMove({ application, person, evaluationContext, move: action })
  if (isSubmission(move)) return throwProblem('MOVE_NOT_OPEN')
  const { workflow } = application.definition
  const all = actionFieldsOf(move, workflow, application.workflowState)
  if (hasDocumentField(all)) assertNoIssues([oneByOne])
  const accountId = context.actor.id
  const about = { db: tx, secrets: context.secrets, application, evaluationContext, accountId }
  const { gaps, checkList } = await findReviewGaps(about, move)
  const asks = move.asks ?? []
  const complete = (reply: Answers): Answers => ({ ...reply, ...checkList })
  const isShared = ({ path }: Issue) => asks.some(({ id }) => path === id || path.startsWith(`${id}.`))
  const issuesOf = (reply: Answers) =>
    validateReply(move, complete(reply), workflow, application.workflowState, evaluationContext).filter(isShared)
  return {
    application,
    person,
    evaluationContext,
    gaps,
    complete,
    issuesOf,
    assertAnswered: () => assertCrossChecksAnswered(about, move, true),
    input: { asks, prefilled: prefill(asks, evaluationContext.facts) },
  }
}

/** Leaves out an application that the officer has not reviewed, with every reason in one message. */
function assertReviewed([first, ...more]: readonly Bilingual[]) {
  if (!first) return
  const message = more.reduce((all, gap) => ({ bn: `${all.bn} ${gap.bn}`, en: `${all.en} ${gap.en}` }), first)
  throwProblem('NOT_REVIEWED', { issues: [{ path: '', code: 'rule', message }] })
}

const concernsAll = ({ code, details }: Problem) =>
  code === 'ANSWERS_INVALID' && (details.issues ?? []).some(({ path }) => path !== '')

async function flagsOf({ db }: Context, applications: ReadonlyMap<number, string>) {
  const flags = await loadFlags(db, [...applications.keys()])
  return [...applications].flatMap(([id, applicationNo]) => {
    const own = flags.get(id) ?? []
    return own.length > 0 ? [{ applicationNo, flags: own }] : []
  })
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
