import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { createWorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { loadApplication, type Application } from './application.ts'
import { loadFacts } from './evaluation-context.ts'
import { insertApplication } from './draft-queries.ts'
import { nextReferenceNumber } from './queries.ts'
import { storeAnswers } from './save-step.ts'

export type ApplicationOwner = { applicantId: number | null; enteredBy: number | null; contact: string | null }
type Draft = PublishedDefinition & { owner: ApplicationOwner; setupId: number | null; caseId?: number | null }

/** Creates an empty draft with its number. */
export async function createDraft(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now' | 'extensions'>,
  draft: Draft,
): Promise<Application> {
  const { definition, version, owner, setupId, caseId = null } = draft
  const today = toDhakaDate(portal.now())
  const workflowState = createWorkflowState(definition.workflow, { owners: [], offices: {}, on: today })
  const row = await insertApplication(tx, {
    no: await nextReferenceNumber(tx, definition.prefix, Number(today.slice(0, 4))),
    service: definition.id,
    version,
    setup_id: setupId,
    case_id: caseId,
    applicant_id: owner.applicantId,
    entered_by: owner.enteredBy,
    contact: owner.contact,
    state: workflowState.state,
    status: 'DRAFT',
    approval_status: workflowState.approvalStatus,
    since: today,
    answers: '{}',
    step: definition.steps[0]?.id ?? null,
  })
  return await loadApplication(tx, portal.secrets, row)
}

/** Fills a draft: prefills fields from facts, keeps its stored answers and adds the given ones. */
export async function fillDraft(
  tx: Tx,
  portal: Pick<Portal, 'secrets' | 'now' | 'extensions'>,
  application: Application,
  submitted: Answers = {},
): Promise<number> {
  const { definition } = application
  const answers = { ...application.answers, ...submitted }
  const facts = await loadFacts({ ...portal, db: tx }, application, answers)
  const fields = definition.steps.flatMap((step) => step.fields)
  const normalized = normalizeAnswers(definition, { ...prefill(fields, facts), ...answers }, { facts })
  return await storeAnswers(tx, portal.secrets, application, normalized, { facts })
}
