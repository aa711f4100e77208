import type { BlockField } from '../../../../../../domain/src/fields/block.ts'
import { blocks } from '../../../../../../domain/src/fields/blocks.ts'
import { lookupNames } from '../../../../../../domain/src/fields/lookup-names.ts'
import type { LookupField } from '../../../../../../domain/src/fields/lookup.ts'
import type { ListField } from '../../../../../../domain/src/fields/nested.ts'
import type { TotalField } from '../../../../../../domain/src/fields/total.ts'
import { addableBy } from '../../../../../../domain/src/programmes/seen.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProgramme } from '../../draft/draft-store.ts'
import { BothTexts } from '../both-texts.tsx'
import { listWords } from '../list-words.ts'
import { words } from '../property-words.ts'
import { saying, type PropertyProps } from './property.ts'

/** A ready block asks what it asks; staff see what that is before an applicant does. */
export function BlockAsks({ field }: PropertyProps<BlockField>) {
  const text = useText()
  return (
    <div className="rounded-control bg-paper p-3">
      <p className="font-semibold">{text(words.blockAsks)}</p>
      <ul className="mt-1 list-disc pl-5 text-sm text-muted">
        {blocks[field.block].map((part) => (
          <li key={part.id}>{text(part.label)}</li>
        ))}
      </ul>
    </div>
  )
}

const sameLabel = { bn: 'ওপরের ঠিকানার মতোই', en: 'Same as the address above' }

/** Who lives at the same place ticks a box instead of writing it twice. */
export function SameAs({ field, onChange }: PropertyProps<BlockField>) {
  const text = useText()
  const programme = useProgramme()
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
    onChange('sameAs', saying(field, 'sameAs', id === '' ? undefined : { label: sameLabel, ...sameAs, field: id }))
  return (
    <>
      <Select
        id="sameAs.field"
        label={text(words.sameAs)}
        width="medium"
        isOptional="unmarked"
        placeholder={text(words.sameAsNone)}
        value={sameAs?.field ?? ''}
        onChange={choose}
        options={twins.map(({ id, label }) => ({ value: id, label: text(label) }))}
      />
      {sameAs && (
        <BothTexts
          id="sameAs.label"
          label={words.sameAsLabel}
          value={sameAs.label}
          onChange={(label) => onChange('sameAs.label', { ...field, sameAs: { ...sameAs, label } })}
        />
      )}
    </>
  )
}

/** SPEC.md's predefined dropdown. */
export function Source({ field, onChange }: PropertyProps<LookupField>) {
  const text = useText()
  const choose = (value: string) => {
    const source = lookupNames.find((name) => name === value)
    if (source) onChange('source', { ...field, source })
  }
  return (
    <Select
      id="source"
      label={text(words.source)}
      width="medium"
      isOptional="unmarked"
      value={field.source}
      onChange={choose}
      options={lookupNames.flatMap((name) => (listWords[name] ? [{ value: name, label: text(listWords[name]) }] : []))}
    />
  )
}

/** The answer that must differ from row to row: no child twice. */
export function NoTwice({ field, onChange }: PropertyProps<ListField>) {
  const text = useText()
  return (
    <Select
      id="noTwice"
      label={text(words.noTwice)}
      width="medium"
      isOptional="unmarked"
      placeholder={text(words.nothing)}
      value={field.noTwice ?? ''}
      onChange={(id) => onChange('noTwice', saying(field, 'noTwice', id || undefined))}
      options={field.fields.map(({ id, label }) => ({ value: id, label: text(label) || id }))}
    />
  )
}

/** A total adds up what was asked before it: other questions, or a column of a list. */
export function TotalOf({ field, onChange }: PropertyProps<TotalField>) {
  const text = useText()
  const offered = addableBy(useProgramme(), field.id, field.unit)
  const tick = (path: string, isTicked: boolean) => {
    const of = isTicked ? [...field.of, path] : field.of.filter((one) => one !== path)
    onChange('of', { ...field, of })
  }
  return (
    <>
      <RadioGroup
        id="unit"
        label={text(words.totalUnit)}
        isInline
        value={field.unit}
        onChange={(unit) => onChange('unit', { ...field, unit, of: [] })}
        choices={[
          { value: 'money', label: text(words.ofMoney) },
          { value: 'number', label: text(words.ofNumber) },
        ]}
      />
      <FieldGroup id="of" label={text(words.totalOf)}>
        {offered.length === 0 && <p className="text-muted">{text(words.totalNone)}</p>}
        {offered.map(({ path, label }) => (
          <Checkbox
            key={path}
            id={`of.${path}`}
            label={text(label) || path}
            isChecked={field.of.includes(path)}
            onChange={(isTicked) => tick(path, isTicked)}
          />
        ))}
      </FieldGroup>
    </>
  )
}
