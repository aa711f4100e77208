import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveResultText as saveCall } from '../../../domain/src/contracts/result-plans.ts'
import { keepFields } from '../../../domain/src/engine/keep-asked.ts'
import { validateFields } from '../../../domain/src/engine/validate.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { resultTextFields } from '../../../domain/src/awards/result-fields.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { lockSetup } from '../setups/repository.ts'
import { describePlan } from './get-plan.ts'
import { findList, findPlan, isMemoTaken, keepPlan } from './plan-repository.ts'
import { may, publicationOf } from './publications.ts'

/** The words around a result. What people have read already is not changed in silence. */
export async function saveResultText(context: Context, { id, revision, ...given }: InputOf<typeof saveCall>) {
  const today = dhakaDay(context.now())
  const setup = await context.db.transaction().execute(async (tx) => {
    const locked = await lockSetup(tx, id)
    if (!may(context.actor, 'edit', publicationOf(locked.service)) && !may(context.actor, 'publish', publicationOf(locked.service)))
      return refuse('NO_PERMISSION')
    const [plan, list] = [await findPlan(tx, id), await findList(tx, id)]
    if ((plan?.revision ?? 0) !== revision) return refuse('VERSION_CONFLICT', { data: { revision: plan?.revision ?? 0 } })
    const isPublished = list?.state === 'PUBLISHED'
    const kept = readAnswers(resultTextFields(isPublished), given, today)
    const memoNo = textAt(kept, 'memoNo') || null
    if (memoNo && (await isMemoTaken(tx, id, memoNo))) insist([{ path: 'memoNo', code: 'rule', message: memoUsed }])
    await keepPlan(tx, id, {
      title: textAt(kept, 'title'),
      title_bng: textAt(kept, 'titleBng'),
      note: textAt(kept, 'note'),
      note_bng: textAt(kept, 'noteBng'),
      memo_no: memoNo,
      memo_on: textAt(kept, 'memoOn') || null,
      ...(isPublished && { corrected_at: context.now() }),
    })
    if (isPublished && memoNo) await tx.updateTable('merit_list').set({ memo_no: memoNo }).where('setup_id', '=', id).execute()
    await record(tx, context.actor, isPublished ? 'result.corrected' : 'result.text-saved', `setup:${id}`, isPublished ? { reason: textAt(kept, 'reason') } : {}) // prettier-ignore
    return locked
  })
  context.published.ring()
  return describePlan(context.db, setup, today)
}

const memoUsed = { bn: 'এই স্মারক নম্বর আরেকটি তালিকায় ব্যবহার হয়েছে।', en: 'This memo number was used for another list.' }

/** What was asked, in the form it is stored; everything wrong with it is told at once. */
export function readAnswers(fields: readonly Field[], given: Answers, today: string): Answers {
  const known = { facts: { today } }
  const kept = keepFields(fields, given, known)
  insist(validateFields(fields, kept, '', { ...known, answers: [kept] }))
  return kept
}

export const textAt = (answers: Answers, id: string): string => (typeof answers[id] === 'string' ? answers[id] : '')
