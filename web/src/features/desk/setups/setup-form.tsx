import { useState } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import type { FormServices } from '../../../fields/form-services.ts'
import { AskedForm } from '../../../forms/asked-form.tsx'
import { words } from './setup-words.ts'

type Props = { fields: readonly Field[]; initial: Answers; onSave(circular: Answers): Promise<unknown> }

const none = () => Promise.reject(new Error('a circular has no papers and asks no register'))
const services: FormServices = { list: async () => [], upload: none, open: none, document: () => undefined, remove: none, verify: none }

/** A circular is filled in like any other form. */
export function SetupForm({ fields, initial, onSave }: Props) {
  const [facts] = useState(() => ({ today: dhakaDay(new Date()) }))
  return <AskedForm fields={fields} facts={facts} services={services} initial={initial} sendLabel={words.save} isWide onSend={onSave} />
}
