import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Field, FieldKind } from '@wewb/domain/engine/fields/field'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { fetchLookupEntries } from '#form-engine/forms/fetch-lookup-entries.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { ConditionRow } from '#services/programmes/draft/condition-rows.ts'
import type { ConditionSubject } from '#services/programmes/draft/condition-subjects.ts'
import { AmountInput } from '#services/programmes/settings/amount-input.tsx'
import { verificationOutcomeMessages, conditionMessages } from './condition-messages.ts'
import { OptionalNumberInput } from './optional-number-input.tsx'

type Value = ConditionRow['value']
type Props = { id: string; subject: ConditionSubject; row: ConditionRow; onChange(value: Value): void }
type Offered = { value: string; label: Bilingual }

/** Input of the compared value: chosen from the question's options, or typed in its format. */
export function ConditionValueInput(props: Props) {
  const { field } = props.subject
  if ('source' in field) return <FromList {...props} source={field.source} />
  const offered = offeredBy(field)
  if (offered) return <Pick {...props} offered={offered} />
  const Written = writers[field.kind] ?? WrittenText
  return <Written {...props} />
}

const outcomes = Object.entries(verificationOutcomeMessages).map(([value, label]) => ({ value, label }))

const offeredBy = (field: Field): readonly Offered[] | undefined =>
  'options' in field ? field.options : 'looksUp' in field ? outcomes : undefined

function FromList({ source, ...props }: Props & { source: LookupName }) {
  const client = useQueryClient()
  const entries = useQuery({
    queryKey: ['lookup-of-condition', source],
    staleTime: Infinity,
    queryFn: () => fetchLookupEntries(client, source, []),
  })
  return <Pick {...props} offered={entries.data ?? []} />
}

const long = 12

function Pick({ id, row, offered, onChange }: Props & { offered: readonly Offered[] }) {
  const text = useText()
  const options = offered.map(({ value, label }) => ({ value, label: text(label) || value }))
  if (row.operator !== 'isOneOf') {
    const inputProps = {
      id,
      label: text(conditionMessages.value),
      isOptional: 'unmarked' as const,
      value: String(row.value),
      onChange,
      options,
    }
    return options.length < long ? <Select {...inputProps} /> : <ComboBox key={options.length} {...inputProps} />
  }
  const chosen = [row.value].flat().map(String)
  return (
    <FieldGroup id={id} label={text(conditionMessages.value)}>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            id={`${id}.${option.value}`}
            label={option.label}
            isChecked={chosen.includes(option.value)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function WrittenText({ id, row, onChange }: Props) {
  const text = useText()
  return (
    <TextInput
      id={id}
      label={text(conditionMessages.value)}
      isOptional="unmarked"
      autoComplete="off"
      value={String(row.value)}
      onChange={onChange}
    />
  )
}

function WrittenNumber({ id, row, onChange }: Props) {
  const text = useText()
  const value = row.value === '' ? undefined : Number(row.value)
  return (
    <OptionalNumberInput
      id={id}
      label={text(conditionMessages.value)}
      decimals
      value={value}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}

function WrittenMoney({ id, row, onChange }: Props) {
  const text = useText()
  return <AmountInput id={id} label={text(conditionMessages.value)} value={String(row.value)} onChange={onChange} />
}

function WrittenDay({ id, row, onChange }: Props) {
  const text = useText()
  return (
    <DateInput
      id={id}
      label={text(conditionMessages.value)}
      isOptional="unmarked"
      value={String(row.value)}
      onChange={onChange}
    />
  )
}

const writers: { readonly [K in FieldKind]?: typeof WrittenText } = {
  number: WrittenNumber,
  money: WrittenMoney,
  total: WrittenMoney,
  date: WrittenDay,
  'date-time': WrittenDay,
}
