import type { Field } from '@wewb/domain/engine/fields/field'
import type { FileField } from '@wewb/domain/engine/fields/file'
import type { MoneyField } from '@wewb/domain/engine/fields/money'
import type { ListField } from '@wewb/domain/engine/fields/nested'
import type { NumberField } from '@wewb/domain/engine/fields/number'
import type { ParagraphField } from '@wewb/domain/engine/fields/paragraph'
import type { TextField } from '@wewb/domain/engine/fields/text'
import type { TotalField } from '@wewb/domain/engine/fields/total'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { Select } from '#components/inputs/select.tsx'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { OptionalNumberInput } from '#services/programmes/form/optional-number-input.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { nonBlankText, withProperty, type PropertyProps } from './property.ts'

const side = 'flex flex-wrap gap-x-6 gap-y-3'
const none = { bn: '', en: '' }

type Numbered<F extends Field> = PropertyProps<F> & { name: Extract<keyof F, string>; label: Bilingual; most?: number }

/** An optional whole number among the properties. */
function Amount<F extends Field>({ field, name, label, most: max = Infinity, onChange }: Numbered<F>) {
  const { text } = useLanguage()
  const limit = field[name]
  return (
    <OptionalNumberInput
      id={name}
      label={text(label)}
      value={typeof limit === 'number' ? limit : undefined}
      onChange={(value) =>
        onChange(name, withProperty(field, name, (value && Math.min(value, max)) as F[typeof name] | undefined))
      }
    />
  )
}

/** A single-line input takes at most a thousand characters. */
export const Length = (props: PropertyProps<TextField>) => (
  <div className={side}>
    <Amount {...props} name="shortest" label={propertyMessages.shortest} />
    <Amount {...props} name="longest" label={propertyMessages.longest} most={1000} />
  </div>
)

const paragraphLengths = [255, 500, 1000] as const

export function ParagraphLength({ field, onChange }: PropertyProps<ParagraphField>) {
  const { text, digits } = useLanguage()
  const choose = (value: string) => {
    const maxLength = paragraphLengths.find((length) => String(length) === value)
    if (maxLength) onChange('longest', { ...field, longest: maxLength })
  }
  return (
    <Select
      id="longest"
      label={text(propertyMessages.longest)}
      width="short"
      isOptional="unmarked"
      value={String(field.longest ?? 1000)}
      onChange={choose}
      options={paragraphLengths.map((length) => ({ value: String(length), label: digits(length) }))}
    />
  )
}

type Ranged = NumberField | MoneyField | TotalField
const written = (limit: Ranged['least']) => (typeof limit === 'number' ? limit : undefined)

export function Range({ field, onChange }: PropertyProps<Ranged>) {
  const { text } = useLanguage()
  return (
    <div className={side}>
      {(['least', 'most'] as const).map((name) => (
        <OptionalNumberInput
          key={name}
          id={name}
          decimals
          label={text(propertyMessages[name])}
          value={written(field[name])}
          onChange={(value) => onChange(name, withProperty<Ranged, typeof name>(field, name, value))}
        />
      ))}
    </div>
  )
}

export const Decimals = (props: PropertyProps<NumberField>) => (
  <Amount {...props} name="decimals" label={propertyMessages.decimals} most={4} />
)

export const Unit = ({ field, onChange }: PropertyProps<NumberField>) => (
  <BilingualTextInput
    id="unit"
    label={propertyMessages.unit}
    isOptional
    value={field.unit ?? none}
    onChange={(unit) => onChange('unit', withProperty(field, 'unit', nonBlankText(unit)))}
  />
)

export const Rows = (props: PropertyProps<ListField>) => (
  <div className={side}>
    <Amount {...props} name="least" label={propertyMessages.leastRows} />
    <Amount {...props} name="most" label={propertyMessages.mostRows} />
  </div>
)

const kinds = ['jpg', 'png', 'pdf'] as const

export function FileRules({ field, onChange }: PropertyProps<FileField>) {
  const { text } = useLanguage()
  const toggle = (kind: (typeof kinds)[number], isChecked: boolean) => {
    const accepts = kinds.filter((one) => (one === kind ? isChecked : field.accepts.includes(one)))
    // Without any accepted type nobody could answer.
    if (accepts.length > 0) onChange('accepts', { ...field, accepts })
  }
  return (
    <>
      <FieldGroup id="accepts" label={text(propertyMessages.accepts)}>
        <div className="flex flex-wrap gap-x-6">
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`accepts.${kind}`}
              label={kind.toUpperCase()}
              isChecked={field.accepts.includes(kind)}
              onChange={(isChecked) => toggle(kind, isChecked)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className={side}>
        <Amount field={field} onChange={onChange} name="largestKb" label={propertyMessages.largest} />
        <Amount field={field} onChange={onChange} name="pages" label={propertyMessages.pages} most={20} />
      </div>
    </>
  )
}
