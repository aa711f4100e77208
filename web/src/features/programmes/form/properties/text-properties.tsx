import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ConsentField } from '../../../../../../domain/src/fields/consent.ts'
import type { Field } from '../../../../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { BothTexts } from '../both-texts.tsx'
import { words } from '../property-words.ts'
import { saidText, saying, type PropertyProps } from './property.ts'

export const QuestionText = ({ field, onChange }: PropertyProps) => (
  <BothTexts id="label" label={words.label} value={field.label} onChange={(label) => onChange('label', { ...field, label })} />
)

/** Over questions that belong together. */
export const HeadingText = ({ field, onChange }: PropertyProps) => (
  <BothTexts id="label" label={words.blockLabel} value={field.label} onChange={(label) => onChange('label', { ...field, label })} />
)

export const StatementText = ({ field, onChange }: PropertyProps<ConsentField>) => (
  <BothTexts
    id="statement"
    label={words.statement}
    isLong
    value={field.statement}
    onChange={(statement) => onChange('statement', { ...field, statement })}
  />
)

const none = { bn: '', en: '' }

type Asked = { name: 'hint' | 'heading'; label: Bilingual; hint?: Bilingual; add: Bilingual }

/** What most questions do without: one button, until somebody wants it. */
function OptionalText({ field, onChange, name, label, hint, add }: PropertyProps & Asked) {
  const text = useText()
  const value = field[name]
  // Who empties it goes on writing in it.
  const [isOpen, setIsOpen] = useState(value !== undefined)
  if (!value && !isOpen)
    return (
      <Button look="quiet" isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {text(add)}
      </Button>
    )
  return (
    <div className="w-full">
      <BothTexts
        id={name}
        label={label}
        {...(hint && { hint })}
        isOptional
        value={value ?? none}
        onChange={(next) => onChange(name, saying<Field, typeof name>(field, name, saidText(next)))}
      />
    </div>
  )
}

/** A hint and a heading above, for those questions that need them. */
export const ExtraTexts = (props: PropertyProps) => (
  <div className="flex flex-wrap gap-x-2 gap-y-4">
    <OptionalText {...props} name="hint" label={words.hint} hint={words.hintHint} add={words.addHint} />
    <OptionalText {...props} name="heading" label={words.heading} add={words.addHeading} />
  </div>
)

export function Required({ field, onChange }: PropertyProps) {
  const text = useText()
  return (
    <Checkbox
      id="optional"
      label={text(words.required)}
      isChecked={!field.optional}
      onChange={(isRequired) => onChange('optional', saying<Field, 'optional'>(field, 'optional', isRequired ? undefined : true))}
    />
  )
}

export function Sensitive({ field, onChange }: PropertyProps) {
  const text = useText()
  return (
    <Checkbox
      id="sensitive"
      label={text(words.sensitive)}
      isChecked={field.sensitive === true}
      onChange={(isSensitive) => onChange('sensitive', saying<Field, 'sensitive'>(field, 'sensitive', isSensitive || undefined))}
    />
  )
}
