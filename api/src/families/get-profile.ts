import { familyProfile } from '../../../domain/src/family/profile.ts'
import { describeDocument } from '../applications/documents.ts'
import { tellLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { knownOf, readProfile } from './profile.ts'

export async function getProfile(context: Context) {
  const profile = await readProfile(context)
  const { answers, facts, documents, revision } = profile
  const { lists } = await knownOf(context.db, profile, answers)
  return {
    definition: familyProfile,
    answers,
    facts,
    lists: tellLists(familyProfile, answers, lists),
    documents: documents.map(describeDocument),
    revision,
  }
}
