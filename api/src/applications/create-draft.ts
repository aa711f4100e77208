import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { begin } from '../../../domain/src/engine/standing.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Published } from '../definitions/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { fileOf, type File } from './file.ts'
import { factsOf } from './known.ts'
import { nextNumber } from './repository.ts'
import { storeAnswers } from './save-step.ts'

export type Whose = { applicantId: number | null; enteredBy: number | null; contact: string | null }
type Draft = Published & { whose: Whose; setupId: number | null; caseId?: number | null }

/** A draft with its number, begun with what is known of the person. */
export async function createDraft(tx: Tx, portal: Pick<Portal, 'secrets' | 'now'>, draft: Draft): Promise<File> {
  const { definition, version, whose, setupId, caseId = null } = draft
  const today = dhakaDay(portal.now())
  const standing = begin(definition.workflow, { owners: [], offices: {}, on: today })
  const row = await tx
    .insertInto('application')
    .values({
      no: await nextNumber(tx, definition.prefix, Number(today.slice(0, 4))),
      service: definition.id,
      version,
      setup_id: setupId,
      case_id: caseId,
      applicant_id: whose.applicantId,
      entered_by: whose.enteredBy,
      contact: whose.contact,
      state: standing.state,
      status: 'DRAFT',
      approval_status: standing.approvalStatus,
      since: today,
      answers: '{}',
      step: definition.steps[0]?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return await fileOf(tx, portal.secrets, row)
}

/** What a draft begins or goes on with: the facts that a field takes as its start, what stands in it, and what is given besides. */
export async function fillDraft(tx: Tx, portal: Pick<Portal, 'secrets' | 'now'>, file: File, given: Answers = {}): Promise<number> {
  const { definition } = file
  const answers = { ...file.answers, ...given }
  const facts = await factsOf({ ...portal, db: tx }, file, answers)
  const fields = definition.steps.flatMap((step) => step.fields)
  const kept = keepAsked(definition, { ...prefill(fields, facts), ...answers }, { facts })
  return await storeAnswers(tx, portal.secrets, file, kept, { facts })
}
