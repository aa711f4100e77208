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
  standing: WorkflowState
  facts: Facts
  services: FormServices
  onSend(reply: Answers): Promise<unknown>
  onCancel?(): void
  sendLabel?: Bilingual
}

/** Form of a move: the fields and rules of the move and of the desk. */
export function ActionForm({
  move,
  workflow,
  standing,
  facts,
  services,
  onSend,
  onCancel,
  sendLabel = formMessages.send,
}: Props) {
  const fields = useMemo(() => actionFieldsOf(move, workflow, standing), [move, workflow, standing])
  const [initial] = useState(() => prefill(fields, facts))
  return (
    <FieldsForm
      fields={fields}
      facts={facts}
      services={services}
      initial={initial}
      validate={(reply, known) => validateReply(move, reply, workflow, standing, known)}
      sendLabel={sendLabel}
      onSend={onSend}
      onCancel={onCancel}
    />
  )
}
