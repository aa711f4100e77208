import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { applicantFacts } from '#identity/accounts/applicant-facts.ts'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { uploadOf } from '#casework/applications/store-upload.ts'
import { isStaff } from '#identity/access/person.ts'
import { neededEntriesOf, loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { findProfile, getAccount, listDocuments, type FamilyDocument } from './queries.ts'

export type FamilyProfile = { answers: Answers; facts: Facts; documents: FamilyDocument[]; revision: number }

/** Only an applicant has a profile, and only the owner can open it, so no endpoint takes an owner. */
export function requireProfileOwner({ actor }: Context): number {
  return isStaff(actor) ? throwProblem('NO_PERMISSION') : actor.id
}

/** Loads the actor's own profile; an unsaved one starts with the data of the account. */
export async function loadProfile(context: Context, db: Database = context.db): Promise<FamilyProfile> {
  const owner = requireProfileOwner(context)
  const [row, account, documents] = await Promise.all([
    findProfile(db, owner),
    getAccount(db, owner),
    listDocuments(db, owner),
  ])
  const facts: Facts = { today: toDhakaDate(context.now()), ...applicantFacts(context.secrets, account) }
  const stored = row
    ? decryptAnswers(context.secrets, row)
    : prefill(
        familyProfile.steps.flatMap(({ fields }) => fields),
        facts,
      )
  return { answers: normalizeAnswers(familyProfile, stored, { facts }), facts, documents, revision: row?.revision ?? 0 }
}

/** Loads the evaluation context of a profile. */
export async function loadProfileEvaluationContext(
  db: Database,
  { facts, documents }: FamilyProfile,
  answers: Answers,
): Promise<EvaluationContext> {
  const uploads = new Map(documents.map((document) => [document.id, uploadOf(document)]))
  return {
    facts,
    lists: await loadLists(db, neededEntriesOf(familyProfile, answers)),
    documents: (id) => uploads.get(id),
  }
}
