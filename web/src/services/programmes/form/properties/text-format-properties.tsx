import { textFormatNames } from '@wewb/domain/engine/fields/text-formats'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { ParagraphField } from '@wewb/domain/engine/fields/paragraph'
import type { TextField } from '@wewb/domain/engine/fields/text'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Select } from '#components/inputs/select.tsx'
import {
  textFormatMessages,
  prefillMessages,
  scriptMessages,
  propertyMessages,
} from '#services/programmes/form/property-messages.ts'
import { withProperty, type PropertyProps } from './property.ts'

type Chosen<F extends Field, N extends string> = {
  field: F
  name: Extract<keyof F, string>
  label: Bilingual
  none: Bilingual
  labels: Readonly<Record<N, Bilingual>>
  among?: readonly N[]
  onChange: PropertyProps<F>['onChange']
}

/** Chooses one of a few named values, or none. */
function OneOf<F extends Field, N extends string>({
  field,
  name,
  label,
  none,
  labels: names,
  among,
  onChange,
}: Chosen<F, N>) {
  const text = useText()
  const offered = among ?? (Object.keys(names) as N[])
  const choose = (value: string) =>
    onChange(name, withProperty(field, name, offered.find((one) => one === value) as F[typeof name] | undefined))
  return (
    <Select
      id={name}
      label={text(label)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(none)}
      value={String(field[name] ?? '')}
      onChange={choose}
      options={offered.map((one) => ({ value: one, label: text(names[one]) }))}
    />
  )
}

/** A known format brings its own validation, so script and length no longer apply. */
export const Format = (props: PropertyProps<TextField>) => (
  <OneOf
    {...props}
    name="format"
    label={propertyMessages.format}
    none={propertyMessages.anyText}
    labels={textFormatMessages}
    among={textFormatNames}
  />
)

export const Script = (props: PropertyProps<TextField>) => (
  <OneOf
    {...props}
    name="script"
    label={propertyMessages.script}
    none={propertyMessages.anyScript}
    labels={scriptMessages}
  />
)

export const ParagraphScript = (props: PropertyProps<ParagraphField>) => (
  <OneOf
    {...props}
    name="script"
    label={propertyMessages.script}
    none={propertyMessages.anyScript}
    labels={scriptMessages}
    among={['english-only', 'bangla-only']}
  />
)

/** Prefills the answer, which the applicant may change. A prefilled NID is the applicant's own. */
export const Prefill = (props: PropertyProps<TextField>) => (
  <OneOf
    {...props}
    name="prefill"
    label={propertyMessages.prefill}
    none={propertyMessages.startsEmpty}
    labels={prefillMessages}
  />
)
