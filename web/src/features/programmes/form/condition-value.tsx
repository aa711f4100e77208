import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Field, FieldKind } from '../../../../../domain/src/fields/field.ts'
import type { LookupName } from '../../../../../domain/src/fields/lookup-names.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { fetchEntries } from '../../../forms/fetch-entries.ts'
import { useText } from '../../../i18n/language.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Line } from '../draft/condition-lines.ts'
import type { Subject } from '../draft/subjects.ts'
import { AmountBox } from '../settings/amount-box.tsx'
import { outcomeWords, words } from './condition-words.ts'
import { NumberBox } from './number-box.tsx'

type Value = Line['value']
type Props = { id: string; subject: Subject; line: Line; onChange(value: Value): void }
type Offered = { value: string; label: Bilingual }

/** The answer that is looked for: picked from what the question offers, or written as the question wants it. */
export function ConditionValue(props: Props) {
  const { field } = props.subject
  if ('source' in field) return <FromList {...props} source={field.source} />
  const offered = offeredBy(field)
  if (offered) return <Pick {...props} offered={offered} />
  const Written = writers[field.kind] ?? WrittenText
  return <Written {...props} />
}

const outcomes = Object.entries(outcomeWords).map(([value, label]) => ({ value, label }))

const offeredBy = (field: Field): readonly Offered[] | undefined =>
  'options' in field ? field.options : 'looksUp' in field ? outcomes : undefined

function FromList({ source, ...props }: Props & { source: LookupName }) {
  const client = useQueryClient()
  const entries = useQuery({
    queryKey: ['lookup-of-condition', source],
    staleTime: Infinity,
    queryFn: () => fetchEntries(client, source, []),
  })
  return <Pick {...props} offered={entries.data ?? []} />
}

const long = 12

function Pick({ id, line, offered, onChange }: Props & { offered: readonly Offered[] }) {
  const text = useText()
  const options = offered.map(({ value, label }) => ({ value, label: text(label) || value }))
  if (line.way !== 'isOneOf') {
    const box = { id, label: text(words.value), isOptional: 'unmarked' as const, value: String(line.value), onChange, options }
    return options.length < long ? <Select {...box} /> : <ComboBox key={options.length} {...box} />
  }
  const chosen = [line.value].flat().map(String)
  return (
    <FieldGroup id={id} label={text(words.value)}>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            id={`${id}.${option.value}`}
            label={option.label}
            isChecked={chosen.includes(option.value)}
            onChange={(isTicked) => onChange(isTicked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function WrittenText({ id, line, onChange }: Props) {
  const text = useText()
  return (
    <TextInput id={id} label={text(words.value)} isOptional="unmarked" autoComplete="off" value={String(line.value)} onChange={onChange} />
  )
}

function WrittenNumber({ id, line, onChange }: Props) {
  const text = useText()
  const value = line.value === '' ? undefined : Number(line.value)
  return <NumberBox id={id} label={text(words.value)} decimals value={value} onChange={(next) => onChange(next ?? '')} />
}

function WrittenMoney({ id, line, onChange }: Props) {
  const text = useText()
  return <AmountBox id={id} label={text(words.value)} value={String(line.value)} onChange={onChange} />
}

function WrittenDay({ id, line, onChange }: Props) {
  const text = useText()
  return <DateInput id={id} label={text(words.value)} isOptional="unmarked" value={String(line.value)} onChange={onChange} />
}

const writers: { readonly [K in FieldKind]?: typeof WrittenText } = {
  number: WrittenNumber,
  money: WrittenMoney,
  total: WrittenMoney,
  date: WrittenDay,
  'date-time': WrittenDay,
}
