import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '@wewb/domain/http/contract'
import type { saveFamilyStep } from '@wewb/domain/casework/family-contracts'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import { sealAnswers, presentIssues, mergeStepAnswers } from '#casework/applications/save-step.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { loadProfileEvaluationContext, requireProfileOwner, loadProfile } from './profile.ts'
import { storeProfile } from './queries.ts'

/**
 * Saves a step of the profile. Nothing is required and mistakes are saved; they are reported here and in the form that
 * uses them.
 */
export async function saveStep(context: Context, { step, answers, revision }: InputOf<typeof saveFamilyStep>) {
  const owner = requireProfileOwner(context)
  await context.limits.consume('family-saves', String(owner))
  return await context.db.transaction().execute(async (tx) => {
    const profile = await loadProfile(context, tx)
    if (profile.revision !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: profile.revision } })
    const submitted = mergeStepAnswers({ definition: familyProfile, answers: profile.answers }, step, answers)
    const normalized = normalizeAnswers(familyProfile, submitted, { facts: profile.facts }, profile.answers)
    const evaluationContext = await loadProfileEvaluationContext(tx, profile, normalized)
    const isNew = revision === 0 || !isDeepStrictEqual(normalized, profile.answers)
    const saved = isNew
      ? await storeProfile(tx, owner, revision, sealAnswers(context.secrets, familyProfile, normalized))
      : revision
    if (isNew) await recordAuditEntry(tx, context.actor, 'family.saved', `account:${owner}`, { step })
    return {
      revision: saved,
      savedAt: context.now().toISOString(),
      issues: presentIssues(validateStep(familyProfile, step, normalized, evaluationContext), context.locale),
    }
  })
}
