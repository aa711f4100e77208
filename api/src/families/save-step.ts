import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { saveFamilyStep } from '../../../domain/src/contracts/family.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { validateStep } from '../../../domain/src/engine/validate.ts'
import { familyProfile } from '../../../domain/src/family/profile.ts'
import { sealAnswers, tellIssues, withStep } from '../applications/save-step.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { knownOf, ownerOf, readProfile } from './profile.ts'
import { storeProfile } from './repository.ts'

/** Nothing is required and mistakes are kept: they are told here, and again by the form that is offered them. */
export async function saveStep(context: Context, { step, answers, revision }: InputOf<typeof saveFamilyStep>) {
  const owner = ownerOf(context)
  await context.limits.count('family-saves', String(owner))
  return await context.db.transaction().execute(async (tx) => {
    const profile = await readProfile(context, tx)
    if (profile.revision !== revision) refuse('VERSION_CONFLICT', { data: { revision: profile.revision } })
    const given = withStep({ definition: familyProfile, answers: profile.answers }, step, answers)
    const kept = keepAsked(familyProfile, given, { facts: profile.facts }, profile.answers)
    const known = await knownOf(tx, profile, kept)
    const isNew = revision === 0 || !isDeepStrictEqual(kept, profile.answers)
    const saved = isNew ? await storeProfile(tx, owner, revision, sealAnswers(context.secrets, familyProfile, kept)) : revision
    if (isNew) await record(tx, context.actor, 'family.saved', `account:${owner}`, { step })
    return {
      revision: saved,
      savedAt: context.now().toISOString(),
      issues: tellIssues(validateStep(familyProfile, step, kept, known), context.locale),
    }
  })
}
