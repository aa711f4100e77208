import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { familyProfile } from '../../../domain/src/family/profile.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { applicantFacts } from '../accounts/applicant-facts.ts'
import { openAnswers } from '../applications/file.ts'
import { uploadOf } from '../applications/keep-upload.ts'
import { isStaff } from '../applications/person.ts'
import { listsFor, loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { findProfile, listDocuments, type FamilyDocument } from './repository.ts'

export type Profile = { answers: Answers; facts: Facts; documents: FamilyDocument[]; revision: number }

/** A profile belongs to an applicant and is opened by nobody else, so whose it is, is never asked. */
export function ownerOf({ actor }: Context): number {
  return isStaff(actor) ? refuse('NO_PERMISSION') : actor.id
}

/** The caller's own. Before anything is stored it begins with what the account says. */
export async function readProfile(context: Context, db: Database = context.db): Promise<Profile> {
  const owner = ownerOf(context)
  const [row, account, documents] = await Promise.all([
    findProfile(db, owner),
    db.selectFrom('account').selectAll().where('id', '=', owner).executeTakeFirstOrThrow(),
    listDocuments(db, owner),
  ])
  const facts: Facts = { today: dhakaDay(context.now()), ...applicantFacts(context.secrets, account) }
  const stored = row
    ? openAnswers(context.secrets, row)
    : prefill(
        familyProfile.steps.flatMap(({ fields }) => fields),
        facts,
      )
  return { answers: keepAsked(familyProfile, stored, { facts }), facts, documents, revision: row?.revision ?? 0 }
}

/** Everything the engine may know of a profile besides its answers. */
export async function knownOf(db: Database, { facts, documents }: Profile, answers: Answers): Promise<Known> {
  const uploads = new Map(documents.map((document) => [document.id, uploadOf(document)]))
  return { facts, lists: await loadLists(db, listsFor(familyProfile, answers)), documents: (id) => uploads.get(id) }
}
