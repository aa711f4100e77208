import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { checklist } from '@wewb/domain/services/programmes/checklist'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeProgramme } from './describe-programme.ts'
import { publishVersion } from './publish-version.ts'
import { getEditableDraft, lockProgramme, auditSubjectOf } from './queries.ts'

export type ProgrammeRevision = { programId: number; revision: number }

/** Publishes the draft as the next version: a service with its own circular. */
export async function publishProgramme(context: Context, { programId, revision }: ProgrammeRevision) {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    const draft = getEditableDraft(row)
    const by = { id: context.actor.id, at: context.now() }
    assertNoIssues(missingItemIssues(draft, toDhakaDate(by.at)))
    const version = await publishVersion(tx, row, draft, by)
    await recordAuditEntry(tx, context.actor, 'programme.published', auditSubjectOf(programId), {
      title: draft.title.en,
      version,
    })
  })
  return await describeProgramme(context, programId)
}

/** Adds the check that depends on the date: the closing date must not be in the past. */
function missingItemIssues(draft: Programme, today: string): Issue[] {
  const missing = checklist(draft).map((one) => ({ ...one, code: 'rule' as const }))
  return missing.length === 0 && draft.closesOn < today ? [issue('closesOn', 'in-the-past')] : missing
}
