import type { InputOf } from '@wewb/domain/http/contract'
import type { saveResultText as saveResultTextEndpoint } from '@wewb/domain/content/result-plan-contracts'
import { normalizeFieldAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateFields } from '@wewb/domain/engine/evaluation/validate'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { resultTextFields } from '@wewb/domain/services/awards/result-fields'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { lockSetup } from '#services/setups/queries.ts'
import { describeResultPlan } from './get-result-plan.ts'
import { findMeritList, findResultPlan, isMemoTaken, saveResultPlan, updateList } from './queries.ts'
import { hasResultPermission, getPublicationByService } from './publications.ts'

/** Saves the texts around a result. A change after publication needs a reason and is marked as a correction. */
export async function saveResultText(
  context: Context,
  { id, revision, ...submitted }: InputOf<typeof saveResultTextEndpoint>,
) {
  const today = toDhakaDate(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const locked = await lockSetup(tx, id)
    if (
      !hasResultPermission(context.actor, 'edit', getPublicationByService(locked.service)) &&
      !hasResultPermission(context.actor, 'publish', getPublicationByService(locked.service))
    )
      return throwProblem('NO_PERMISSION')
    const [plan, list] = [await findResultPlan(tx, id), await findMeritList(tx, id)]
    if ((plan?.revision ?? 0) !== revision)
      return throwProblem('VERSION_CONFLICT', { data: { revision: plan?.revision ?? 0 } })
    const isPublished = list?.state === 'PUBLISHED'
    const normalized = validateAnswers(resultTextFields(isPublished), submitted, today)
    const memoNo = textAnswer(normalized, 'memoNo') || null
    if (memoNo && (await isMemoTaken(tx, id, memoNo)))
      assertNoIssues([{ path: 'memoNo', code: 'rule', message: memoUsed }])
    await saveResultPlan(tx, id, {
      title: textAnswer(normalized, 'title'),
      title_bng: textAnswer(normalized, 'titleBng'),
      note: textAnswer(normalized, 'note'),
      note_bng: textAnswer(normalized, 'noteBng'),
      memo_no: memoNo,
      memo_on: textAnswer(normalized, 'memoOn') || null,
      ...(isPublished && { corrected_at: context.now() }),
    })
    if (isPublished && memoNo) await updateList(tx, id, { memo_no: memoNo })
    await recordAuditEntry(
      tx,
      context.actor,
      isPublished ? 'result.corrected' : 'result.text-saved',
      `setup:${id}`,
      isPublished ? { reason: textAnswer(normalized, 'reason') } : {},
    )
    return locked
  })
  context.contentInvalidation.emit()
  return describeResultPlan(context.db, setup, today)
}

const memoUsed = { bn: 'এই স্মারক নম্বর আরেকটি তালিকায় ব্যবহার হয়েছে।', en: 'This memo number was used for another list.' }

/** Normalises and validates the answers, and reports all issues at once. */
export function validateAnswers(fields: readonly Field[], submitted: Answers, today: string): Answers {
  const evaluationContext = { facts: { today } }
  const normalized = normalizeFieldAnswers(fields, submitted, evaluationContext)
  assertNoIssues(validateFields(fields, normalized, '', { ...evaluationContext, answers: [normalized] }))
  return normalized
}

export const textAnswer = (answers: Answers, id: string): string => (typeof answers[id] === 'string' ? answers[id] : '')
