import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeProgramme } from './describe-programme.ts'
import type { ProgrammeRevision } from './publish-programme.ts'
import { lockProgramme, auditSubjectOf, updateProgramme, updateSetupToClosed, type ProgrammeState } from './queries.ts'

const notYet = (message: Bilingual): Issue => ({ path: 'state', code: 'rule', message })

/** Allowed transitions: DRAFT → PUBLISHED → CLOSED → ARCHIVED. */
type Step = { from: ProgrammeState; to: ProgrammeState; event: AuditEvent; otherwise: Issue }

const closing: Step = {
  from: 'PUBLISHED',
  to: 'CLOSED',
  event: 'programme.closed',
  otherwise: notYet({ bn: 'শুধু প্রকাশিত কর্মসূচি বন্ধ করা যায়।', en: 'Only a published programme can be closed.' }),
}
const archiving: Step = {
  from: 'CLOSED',
  to: 'ARCHIVED',
  event: 'programme.archived',
  otherwise: notYet({
    bn: 'আগে কর্মসূচিটি বন্ধ করুন, তারপর সংরক্ষণাগারে নিন।',
    en: 'Close the programme first; then it can be archived.',
  }),
}

const taking =
  (step: Step) =>
  async (context: Context, { programId, revision }: ProgrammeRevision) => {
    await context.db.transaction().execute(async (tx) => {
      const row = await lockProgramme(tx, programId, revision)
      if (row.state !== step.from) assertNoIssues([step.otherwise])
      const at = context.now()
      await updateProgramme(tx, row, { state: step.to, by: { id: context.actor.id, at } })
      // Submitted applications continue; drafts can no longer be submitted.
      if (row.setup_id !== null) await updateSetupToClosed(tx, row.setup_id, at)
      await recordAuditEntry(tx, context.actor, step.event, auditSubjectOf(programId))
    })
    return await describeProgramme(context, programId)
  }

export const closeProgramme = taking(closing)
export const archiveProgramme = taking(archiving)
