import { useMemo, useState } from 'react'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Move, Workflow } from '../../../domain/src/definition/workflow.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { asksOf, validateReply } from '../../../domain/src/engine/reply.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { FormServices } from '../fields/form-services.ts'
import { AskedForm } from './asked-form.tsx'
import { words } from './words.ts'

type Props = {
  move: Move
  workflow: Workflow
  standing: Standing
  facts: Facts
  services: FormServices
  onSend(reply: Answers): Promise<unknown>
  onCancel?(): void
  sendLabel?: Bilingual
}

/** What a person is asked with a move: the fields of the move and of the desk, and the rules of both. */
export function ReplyForm({ move, workflow, standing, facts, services, onSend, onCancel, sendLabel = words.send }: Props) {
  const fields = useMemo(() => asksOf(move, workflow, standing), [move, workflow, standing])
  const [initial] = useState(() => prefill(fields, facts))
  return (
    <AskedForm
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
