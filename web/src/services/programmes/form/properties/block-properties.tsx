import type { BlockField } from '@wewb/domain/engine/fields/block'
import { blocks } from '@wewb/domain/engine/fields/blocks'
import { lookupNames } from '@wewb/domain/engine/fields/lookup-names'
import type { LookupField } from '@wewb/domain/engine/fields/lookup'
import type { ListField } from '@wewb/domain/engine/fields/nested'
import type { TotalField } from '@wewb/domain/engine/fields/total'
import { addableAnswersOf } from '@wewb/domain/services/programmes/referable-answers'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useDraftProgramme } from '#services/programmes/draft/draft-store.ts'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { lookupMessages } from '#services/programmes/form/lookup-messages.ts'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { withProperty, type PropertyProps } from './property.ts'

/** Lists the fields of a ready-made block. */
export function BlockFieldList({ field }: PropertyProps<BlockField>) {
  const text = useText()
  return (
    <div className="rounded-control bg-paper p-3">
      <p className="font-semibold">{text(propertyMessages.blockAsks)}</p>
      <ul className="mt-1 list-disc pl-5 text-sm text-muted">
        {blocks[field.block].map((part) => (
          <li key={part.id}>{text(part.label)}</li>
        ))}
      </ul>
    </div>
  )
}

const sameLabel = { bn: 'ওপরের ঠিকানার মতোই', en: 'Same as the address above' }

/** Offers applicants a checkbox instead of entering the same address twice. */
export function SameAs({ field, onChange }: PropertyProps<BlockField>) {
  const text = useText()
  const programme = useDraftProgramme()
  const all = programme.sections.flatMap(({ fields }) => fields)
  const before = all.slice(
    0,
    Math.max(
      0,
      all.findIndex(({ id }) => id === field.id),
    ),
  )
  const twins = before.filter((one) => 'block' in one && one.block === field.block)
  const { sameAs } = field
  if (twins.length === 0 && !sameAs) return null
  const choose = (id: string) =>
    onChange(
      'sameAs',
      withProperty(field, 'sameAs', id === '' ? undefined : { label: sameLabel, ...sameAs, field: id }),
    )
  return (
    <>
      <Select
        id="sameAs.field"
        label={text(propertyMessages.sameAs)}
        width="medium"
        isOptional="unmarked"
        placeholder={text(propertyMessages.sameAsNone)}
        value={sameAs?.field ?? ''}
        onChange={choose}
        options={twins.map(({ id, label }) => ({ value: id, label: text(label) }))}
      />
      {sameAs && (
        <BilingualTextInput
          id="sameAs.label"
          label={propertyMessages.sameAsLabel}
          value={sameAs.label}
          onChange={(label) => onChange('sameAs.label', { ...field, sameAs: { ...sameAs, label } })}
        />
      )}
    </>
  )
}

/** Chooses the lookup list of the question. */
export function Source({ field, onChange }: PropertyProps<LookupField>) {
  const text = useText()
  const choose = (value: string) => {
    const source = lookupNames.find((name) => name === value)
    if (source) onChange('source', { ...field, source })
  }
  return (
    <Select
      id="source"
      label={text(propertyMessages.source)}
      width="medium"
      isOptional="unmarked"
      value={field.source}
      onChange={choose}
      options={lookupNames.flatMap((name) =>
        lookupMessages[name] ? [{ value: name, label: text(lookupMessages[name]) }] : [],
      )}
    />
  )
}

/** Chooses the answer that must be unique among the rows, such as the child. */
export function NoTwice({ field, onChange }: PropertyProps<ListField>) {
  const text = useText()
  return (
    <Select
      id="noTwice"
      label={text(propertyMessages.noTwice)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(propertyMessages.nothing)}
      value={field.noTwice ?? ''}
      onChange={(id) => onChange('noTwice', withProperty(field, 'noTwice', id || undefined))}
      options={field.fields.map(({ id, label }) => ({ value: id, label: text(label) || id }))}
    />
  )
}

/** Chooses the answers that a total adds up: earlier questions, or a column of a list. */
export function TotalOf({ field, onChange }: PropertyProps<TotalField>) {
  const text = useText()
  const offered = addableAnswersOf(useDraftProgramme(), field.id, field.unit)
  const toggle = (path: string, isChecked: boolean) => {
    const of = isChecked ? [...field.of, path] : field.of.filter((one) => one !== path)
    onChange('of', { ...field, of })
  }
  return (
    <>
      <RadioGroup
        id="unit"
        label={text(propertyMessages.totalUnit)}
        isInline
        value={field.unit}
        onChange={(unit) => onChange('unit', { ...field, unit, of: [] })}
        choices={[
          { value: 'money', label: text(propertyMessages.ofMoney) },
          { value: 'number', label: text(propertyMessages.ofNumber) },
        ]}
      />
      <FieldGroup id="of" label={text(propertyMessages.totalOf)}>
        {offered.length === 0 && <p className="text-muted">{text(propertyMessages.totalNone)}</p>}
        {offered.map(({ path, label }) => (
          <Checkbox
            key={path}
            id={`of.${path}`}
            label={text(label) || path}
            isChecked={field.of.includes(path)}
            onChange={(isChecked) => toggle(path, isChecked)}
          />
        ))}
      </FieldGroup>
    </>
  )
}
