import type { AuditEvent } from '../../../domain/src/access/audit-event.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeProgramme } from './describe-programme.ts'
import type { Asked } from './publish-programme.ts'
import { lockProgramme, subjectOf, updateProgramme, type State } from './repository.ts'

const notYet = (message: Bilingual): Issue => ({ path: 'state', code: 'rule', message })

/** One step at a time: DRAFT → PUBLISHED → CLOSED → ARCHIVED. */
type Step = { from: State; to: State; event: AuditEvent; otherwise: Issue }

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
  otherwise: notYet({ bn: 'আগে কর্মসূচিটি বন্ধ করুন, তারপর সংরক্ষণাগারে নিন।', en: 'Close the programme first; then it can be archived.' }),
}

const taking = (step: Step) => async (context: Context, { programId, revision }: Asked) => {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    if (row.state !== step.from) insist([step.otherwise])
    const at = context.now()
    await updateProgramme(tx, row, { state: step.to, by: { id: context.actor.id, at } })
    // Who has handed in goes on; who has only begun comes too late.
    if (row.setup_id !== null) await tx.updateTable('setup').set({ closed_at: at }).where('id', '=', row.setup_id).where('closed_at', 'is', null).execute()
    await record(tx, context.actor, step.event, subjectOf(programId))
  })
  return await describeProgramme(context, programId)
} // prettier-ignore

export const closeProgramme = taking(closing)
export const archiveProgramme = taking(archiving)
