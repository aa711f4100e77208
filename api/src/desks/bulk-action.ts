import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { bulkAction as bulkCall } from '../../../domain/src/contracts/desk.ts'
import { problems } from '../../../domain/src/contracts/problems.ts'
import { isHandIn } from '../../../domain/src/engine/moves.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { asksForPapers, asksOf, validateReply } from '../../../domain/src/engine/reply.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { issueText, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { holdFile } from '../applications/access-file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { openMove } from '../applications/open-move.ts'
import { recordRefusal } from '../applications/take-action.ts'
import { isStaff } from '../applications/person.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, Problem, refuse } from '../platform/problem.ts'

type Failure = { applicationNo: string; code: string; message: string }
type Asked = { asks: Field[]; prefilled: Answers }

/** The same move on many files. Each is a transaction of its own: one that fails says why and hinders no other. */
export async function bulkAction(context: Context, { action, applicationNos, reply, previewYn }: InputOf<typeof bulkCall>) {
  if (!isStaff(context.actor)) return refuse('NO_PERMISSION')
  const isPreview = previewYn === 'Y'
  const done: string[] = []
  const failed: Failure[] = []
  let asked: Asked | undefined
  for (const no of new Set(applicationNos)) {
    try {
      asked = await context.db.transaction().execute(async (tx) => {
        const prepared = await prepare(tx, context, no, action)
        // What is wrong in the reply is wrong for every file, so it is told once, at its field.
        if (!asked && !isPreview) insist(prepared.issuesOf(reply))
        if (!isPreview) await makeMove(tx, context, { ...prepared, move: action, reply })
        return asked ?? prepared.asked
      })
      done.push(no)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (!isPreview) await recordRefusal(context, { applicationNo: no, action }, error)
      if (!asked && !isPreview && error.code === 'ANSWERS_INVALID') throw error
      failed.push({ applicationNo: no, code: error.code, message: explain(error, context.locale) })
    }
  }
  return { done, failed, asks: asked?.asks ?? [], prefilled: asked?.prefilled ?? {} }
}

async function prepare(tx: Tx, context: Context, no: string, action: string) {
  const { file, person } = await holdFile(tx, context, no)
  const known = await knownOf({ ...context, db: tx }, file)
  const move = openMove({ file, person, known, move: action })
  if (isHandIn(move)) return refuse('MOVE_NOT_OPEN')
  const { workflow } = file.definition
  const asks = asksOf(move, workflow, file.standing)
  if (asksForPapers(asks)) insist([oneByOne])
  const issuesOf = (reply: Answers) => validateReply(move, reply, workflow, file.standing, known)
  return { file, person, known, issuesOf, asked: { asks, prefilled: prefill(asks, known.facts) } }
}

/** A photo shows the child of one file. */
const oneByOne: Issue = {
  path: '',
  code: 'rule',
  message: {
    bn: 'এর সাথে ছবি বা কাগজ দিতে হয়। নথিটি খুলে আলাদাভাবে করুন।',
    en: 'A photo or paper goes with this. Open the file and do it there.',
  },
}

/** The reason in one line: the first thing to put right, or the refusal's own sentence. */
function explain({ code, more }: Problem, locale: Context['locale']): string {
  const [first] = more.issues ?? []
  return first ? issueText(first)[locale] : problems[code].message[locale]
}
