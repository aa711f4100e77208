import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ConsentField } from '@wewb/domain/engine/fields/consent'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { nonBlankText, withProperty, type PropertyProps } from './property.ts'

export const QuestionText = ({ field, onChange }: PropertyProps) => (
  <BilingualTextInput
    id="label"
    label={propertyMessages.label}
    value={field.label}
    onChange={(label) => onChange('label', { ...field, label })}
  />
)

/** Heading above questions that belong together. */
export const HeadingText = ({ field, onChange }: PropertyProps) => (
  <BilingualTextInput
    id="label"
    label={propertyMessages.blockLabel}
    value={field.label}
    onChange={(label) => onChange('label', { ...field, label })}
  />
)

export const StatementText = ({ field, onChange }: PropertyProps<ConsentField>) => (
  <BilingualTextInput
    id="statement"
    label={propertyMessages.statement}
    isLong
    value={field.statement}
    onChange={(statement) => onChange('statement', { ...field, statement })}
  />
)

const none = { bn: '', en: '' }

type Query = { name: 'hint' | 'heading'; label: Bilingual; hint?: Bilingual; add: Bilingual }

/** An optional text behind a button, because most questions do not need it. */
function OptionalText({ field, onChange, name, label, hint, add }: PropertyProps & Query) {
  const text = useText()
  const value = field[name]
  // Stays open when it is emptied, so that the user can go on typing.
  const [isOpen, setIsOpen] = useState(value !== undefined)
  if (!value && !isOpen)
    return (
      <Button variant="quiet" isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {text(add)}
      </Button>
    )
  return (
    <div className="w-full">
      <BilingualTextInput
        id={name}
        label={label}
        {...(hint && { hint })}
        isOptional
        value={value ?? none}
        onChange={(next) => onChange(name, withProperty<Field, typeof name>(field, name, nonBlankText(next)))}
      />
    </div>
  )
}

/** Optional hint and heading of a question. */
export const ExtraTexts = (props: PropertyProps) => (
  <div className="flex flex-wrap gap-x-2 gap-y-4">
    <OptionalText
      {...props}
      name="hint"
      label={propertyMessages.hint}
      hint={propertyMessages.hintHint}
      add={propertyMessages.addHint}
    />
    <OptionalText {...props} name="heading" label={propertyMessages.heading} add={propertyMessages.addHeading} />
  </div>
)

export function Required({ field, onChange }: PropertyProps) {
  const text = useText()
  return (
    <Checkbox
      id="optional"
      label={text(propertyMessages.required)}
      isChecked={!field.optional}
      onChange={(isRequired) =>
        onChange('optional', withProperty<Field, 'optional'>(field, 'optional', isRequired ? undefined : true))
      }
    />
  )
}

export function Sensitive({ field, onChange }: PropertyProps) {
  const text = useText()
  return (
    <Checkbox
      id="sensitive"
      label={text(propertyMessages.sensitive)}
      isChecked={field.sensitive === true}
      onChange={(isSensitive) =>
        onChange('sensitive', withProperty<Field, 'sensitive'>(field, 'sensitive', isSensitive || undefined))
      }
    />
  )
}
