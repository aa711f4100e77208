import { familyProfile } from '@wewb/domain/casework/family/profile'
import { describeDocument } from '#casework/applications/documents.ts'
import { presentLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { loadProfileEvaluationContext, loadProfile } from './profile.ts'

export async function getProfile(context: Context) {
  const profile = await loadProfile(context)
  const { answers, facts, documents, revision } = profile
  const { lists } = await loadProfileEvaluationContext(context.db, profile, answers)
  return {
    definition: familyProfile,
    answers,
    facts,
    lists: presentLists(familyProfile, answers, lists),
    documents: documents.map(describeDocument),
    revision,
  }
}
