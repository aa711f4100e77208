import { diffDefinitions } from '@wewb/domain/engine/evaluation/diff-definitions'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import type { Context } from '#server/context.ts'
import { lockEditableApplication, type ApplicationAccess } from './application-access.ts'
import { loadApplication } from './application.ts'
import { loadFacts } from './evaluation-context.ts'
import { findByNumber, updateApplication } from './queries.ts'
import { answerColumns } from './save-step.ts'

const labelsOf = (fields: { label: Bilingual }[]) =>
  fields.map(({ label }) => ({ label: label.en, labelBng: label.bn }))

/** Finds the newer version of the form to which the draft moves when its writer opens it. */
export async function findNewerDefinition(context: Context, { application: { row }, isOwn }: ApplicationAccess) {
  const latest = row.status === 'DRAFT' && isOwn ? await findLatestDefinition(context.db, row.service) : undefined
  return latest && latest.version > row.version ? latest : undefined
}

/**
 * Moves a draft to the newer form when its writer opens it, and reports the changes. A submitted application keeps its
 * version.
 */
export async function upgradeDraft(context: Context, access: ApplicationAccess) {
  const { row, definition } = access.application
  const latest = await findNewerDefinition(context, access)
  if (!latest) return { access, formChanges: null }

  const { added, removed, changed } = diffDefinitions(definition, latest.definition)
  const application = await context.db.transaction().execute(async (tx) => {
    const { application: locked } = await lockEditableApplication(tx, context, row.no)
    const facts = await loadFacts({ ...context, db: tx }, locked)
    const normalized = normalizeAnswers(latest.definition, locked.answers, { facts })
    await updateApplication(tx, locked.row, {
      version: latest.version,
      ...answerColumns(context.secrets, latest.definition, normalized),
    })
    return await loadApplication(tx, context.secrets, (await findByNumber(tx, row.no)) ?? locked.row)
  })
  // A version may differ only in its desks, which do not concern the applicant.
  if (added.length + removed.length + changed.length === 0)
    return { access: { ...access, application }, formChanges: null }
  return {
    access: { ...access, application },
    formChanges: { added: labelsOf(added), removed: labelsOf(removed), changed: labelsOf(changed) },
  }
}
