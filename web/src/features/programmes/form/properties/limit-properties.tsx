import type { Field } from '../../../../../../domain/src/fields/field.ts'
import type { FileField } from '../../../../../../domain/src/fields/file.ts'
import type { MoneyField } from '../../../../../../domain/src/fields/money.ts'
import type { ListField } from '../../../../../../domain/src/fields/nested.ts'
import type { NumberField } from '../../../../../../domain/src/fields/number.ts'
import type { ParagraphField } from '../../../../../../domain/src/fields/paragraph.ts'
import type { TextField } from '../../../../../../domain/src/fields/text.ts'
import type { TotalField } from '../../../../../../domain/src/fields/total.ts'
import type { Bilingual } from '../../../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { BothTexts } from '../both-texts.tsx'
import { NumberBox } from '../number-box.tsx'
import { words } from '../property-words.ts'
import { saidText, saying, type PropertyProps } from './property.ts'

const side = 'flex flex-wrap gap-x-6 gap-y-3'
const none = { bn: '', en: '' }

type Numbered<F extends Field> = PropertyProps<F> & { name: Extract<keyof F, string>; label: Bilingual; most?: number }

/** A whole number that is said of a question, or not said. */
function Amount<F extends Field>({ field, name, label, most = Infinity, onChange }: Numbered<F>) {
  const { text } = useLanguage()
  const said = field[name]
  return (
    <NumberBox
      id={name}
      label={text(label)}
      value={typeof said === 'number' ? said : undefined}
      onChange={(value) => onChange(name, saying(field, name, (value && Math.min(value, most)) as F[typeof name] | undefined))}
    />
  )
}

/** More than a thousand no box of one line takes. */
export const Length = (props: PropertyProps<TextField>) => (
  <div className={side}>
    <Amount {...props} name="shortest" label={words.shortest} />
    <Amount {...props} name="longest" label={words.longest} most={1000} />
  </div>
)

const paragraphLengths = [255, 500, 1000] as const

export function ParagraphLength({ field, onChange }: PropertyProps<ParagraphField>) {
  const { text, digits } = useLanguage()
  const choose = (value: string) => {
    const longest = paragraphLengths.find((length) => String(length) === value)
    if (longest) onChange('longest', { ...field, longest })
  }
  return (
    <Select
      id="longest"
      label={text(words.longest)}
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
        <NumberBox
          key={name}
          id={name}
          decimals
          label={text(words[name])}
          value={written(field[name])}
          onChange={(value) => onChange(name, saying<Ranged, typeof name>(field, name, value))}
        />
      ))}
    </div>
  )
}

export const Decimals = (props: PropertyProps<NumberField>) => <Amount {...props} name="decimals" label={words.decimals} most={4} />

export const Unit = ({ field, onChange }: PropertyProps<NumberField>) => (
  <BothTexts
    id="unit"
    label={words.unit}
    isOptional
    value={field.unit ?? none}
    onChange={(unit) => onChange('unit', saying(field, 'unit', saidText(unit)))}
  />
)

export const Rows = (props: PropertyProps<ListField>) => (
  <div className={side}>
    <Amount {...props} name="least" label={words.leastRows} />
    <Amount {...props} name="most" label={words.mostRows} />
  </div>
)

const kinds = ['jpg', 'png', 'pdf'] as const

export function FileRules({ field, onChange }: PropertyProps<FileField>) {
  const { text } = useLanguage()
  const tick = (kind: (typeof kinds)[number], isTicked: boolean) => {
    const accepts = kinds.filter((one) => (one === kind ? isTicked : field.accepts.includes(one)))
    // Without any kind nobody could ever answer.
    if (accepts.length > 0) onChange('accepts', { ...field, accepts })
  }
  return (
    <>
      <FieldGroup id="accepts" label={text(words.accepts)}>
        <div className="flex flex-wrap gap-x-6">
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`accepts.${kind}`}
              label={kind.toUpperCase()}
              isChecked={field.accepts.includes(kind)}
              onChange={(isTicked) => tick(kind, isTicked)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className={side}>
        <Amount field={field} onChange={onChange} name="largestKb" label={words.largest} />
        <Amount field={field} onChange={onChange} name="pages" label={words.pages} most={20} />
      </div>
    </>
  )
}
