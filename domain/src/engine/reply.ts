import type { Answers } from '../conditions/holds.ts'
import type { EffectName } from '../definition/statuses.ts'
import type { Desk, Move, Workflow } from '../definition/workflow.ts'
import { kindOf, type Field } from '../fields/field.ts'
import type { Issue } from '../fields/issue.ts'
import type { Known } from '../fields/kind.ts'
import { writtenFields } from './definition-paths.ts'
import { keepFields } from './keep-asked.ts'
import { deskOf, placeOf, type Standing } from './standing.ts'
import { validateRules } from './validate-rules.ts'
import { validateFields } from './validate.ts'

/** The desk that lets the file go with this move. */
const leftBy = (move: Move, workflow: Workflow, standing: Standing): Desk | undefined =>
  move.passesOn ? deskOf(workflow, standing.desk) : undefined

/** What happens besides the move itself: by the desk that passes it on, and by the move. */
export const effectsOf = (move: Move, workflow: Workflow, standing: Standing): EffectName[] =>
  [leftBy(move, workflow, standing)?.does, move.does].filter((name) => name !== undefined)

/** What the person acting is asked: by the move, and by the desk that lets the file go. */
export const asksOf = (move: Move, workflow: Workflow, standing: Standing): Field[] => [
  ...(leftBy(move, workflow, standing)?.asks ?? []),
  ...(move.asks ?? []),
]

/** A photo or a paper is wanted, which is of one file only. */
export const asksForPapers = (asks: readonly Field[]): boolean => writtenFields(asks).some(({ field }) => kindOf(field).documents)

/** Where the papers of a reply lie among those of the application. No question of a form has a hyphen in its name, so the two never meet. */
export const replyPaperPath = (move: string, path: string): string => `reply-${move}.${path}`
export const isReplyPaper = (path: string): boolean => path.startsWith('reply-')

/** The reply in the form it is stored, without what was not asked. */
export const keepReply = (move: Move, reply: Answers, workflow: Workflow, standing: Standing, known: Known): Answers =>
  keepFields(asksOf(move, workflow, standing), reply, known)

export function validateReply(move: Move, reply: Answers, workflow: Workflow, standing: Standing, known: Known): Issue[] {
  const kept = keepReply(move, reply, workflow, standing, known)
  const view = { ...known, answers: [kept] }
  return [
    ...validateFields(asksOf(move, workflow, standing), kept, '', view),
    ...validateRules(leftBy(move, workflow, standing)?.rules, view),
    ...validateRules(move.rules, view),
    ...(move.handsTo === 'chosen' ? checkDesk(kept.toDesk, workflow, standing) : []),
  ]
}

function checkDesk(chosen: unknown, workflow: Workflow, standing: Standing): Issue[] {
  if (typeof chosen !== 'string') return []
  const place = placeOf(workflow, chosen)
  return place >= 0 && place < placeOf(workflow, standing.desk) ? [] : [{ path: 'toDesk', code: 'not-an-option' }]
}
