import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { setupMessages } from './setup-messages.ts'

type Props = { fields: readonly Field[]; initial: Answers; onSave(circular: Answers): Promise<unknown> }

const none = () => Promise.reject(new Error('a circular form has no documents and no register checks'))
const services: FormServices = {
  list: async () => [],
  upload: none,
  open: none,
  document: () => undefined,
  remove: none,
  verify: none,
}

export function SetupForm({ fields, initial, onSave }: Props) {
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  return (
    <FieldsForm
      fields={fields}
      facts={facts}
      services={services}
      initial={initial}
      submitLabel={setupMessages.save}
      isWide
      onSubmit={onSave}
    />
  )
}
