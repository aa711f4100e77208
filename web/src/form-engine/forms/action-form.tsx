import { useMemo, useState } from 'react'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move, Workflow } from '@wewb/domain/engine/definition/workflow'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { actionFieldsOf, validateReply } from '@wewb/domain/engine/evaluation/reply'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { FieldsForm } from './fields-form.tsx'
import { formMessages } from './messages.ts'

type Props = {
  move: Move
  workflow: Workflow
  workflowState: WorkflowState
  facts: Facts
  services: FormServices
  /** Answers that the officer saved before, such as a check-list. */
  answered?: Answers
  onSubmit(reply: Answers): Promise<unknown>
  onCancel?(): void
  submitLabel?: Bilingual
}

/** Form of a move: the fields and rules of the move and of the desk. */
export function ActionForm({
  move,
  workflow,
  workflowState,
  facts,
  services,
  answered,
  onSubmit,
  onCancel,
  submitLabel = formMessages.send,
}: Props) {
  const fields = useMemo(() => actionFieldsOf(move, workflow, workflowState), [move, workflow, workflowState])
  const [initial] = useState(() => ({ ...prefill(fields, facts), ...answered }))
  return (
    <FieldsForm
      fields={fields}
      facts={facts}
      services={services}
      initial={initial}
      validate={(reply, context) => validateReply(move, reply, workflow, workflowState, context)}
      submitLabel={submitLabel}
      onSubmit={onSubmit}
      onCancel={onCancel}
    />
  )
}
