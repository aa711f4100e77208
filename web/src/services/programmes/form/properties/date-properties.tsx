import type { DateTimeField } from '@wewb/domain/engine/fields/date-time'
import type { DateField } from '@wewb/domain/engine/fields/date'
import type { DayLimit } from '@wewb/domain/engine/fields/day-limits'
import type { FieldKind } from '@wewb/domain/engine/fields/field'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { useText } from '#lib/i18n/language.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { conditionSubjectsBefore } from '#services/programmes/draft/condition-subjects.ts'
import { OptionalNumberInput } from '#services/programmes/form/optional-number-input.tsx'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'
import { withProperty, type PropertyProps } from './property.ts'

type Dated = DateField | DateTimeField
const dated = new Set<FieldKind>(['date', 'date-time'])

/** Today, a fixed date, or the date of an earlier question. */
const choiceOf = (limit: DayLimit | undefined): string => {
  if (limit === undefined) return ''
  if (typeof limit === 'string') return 'day'
  return 'fact' in limit ? limit.fact : `field ${limit.field}`
}

export const DateRange = (props: PropertyProps<Dated>) => (
  <div className="flex flex-col gap-3">
    <DayLimitBox {...props} name="notBefore" />
    <DayLimitBox {...props} name="notAfter" />
  </div>
)

function DayLimitBox({ field, onChange, name }: PropertyProps<Dated> & { name: 'notBefore' | 'notAfter' }) {
  const text = useText()
  const draft = useDraft()
  const limit = field[name]
  const days = conditionSubjectsBefore(draft.read(), field.id).filter((subject) => dated.has(subject.field.kind))
  const write = (next: DayLimit | undefined) => onChange(name, withProperty<Dated, typeof name>(field, name, next))
  const choose = (value: string) => {
    if (value === '') return write(undefined)
    if (value === 'today') return write({ fact: 'today' })
    return write(value === 'day' ? toDhakaDate(new Date()) : { field: value.replace('field ', '') })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        id={name}
        label={text(propertyMessages[name])}
        width="medium"
        isOptional="unmarked"
        placeholder={text(propertyMessages.noLimit)}
        value={choiceOf(limit)}
        onChange={choose}
        options={[
          { value: 'today', label: text(propertyMessages.today) },
          { value: 'day', label: text(propertyMessages.fixedDay) },
          ...days.map(({ path, label }) => ({
            value: `field ${path}`,
            label: text(propertyMessages.dayOf, { label }),
          })),
        ]}
      />
      {typeof limit === 'string' && (
        <DateInput
          id={`${name}-day`}
          label={text(propertyMessages.day)}
          isOptional="unmarked"
          value={limit}
          onChange={(day) => day && write(day)}
        />
      )}
    </div>
  )
}

const written = (limit: NonNullable<DateField['age']>['from']) => (typeof limit === 'number' ? limit : undefined)

export function Age({ field, onChange }: PropertyProps<DateField>) {
  const text = useText()
  const { age = {} } = field
  const write = (name: 'from' | 'to', years: number | undefined) => {
    const next = withProperty<NonNullable<DateField['age']>, typeof name>(age, name, years)
    onChange(`age.${name}`, withProperty(field, 'age', Object.keys(next).length > 0 ? next : undefined))
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <OptionalNumberInput
        id="age.from"
        label={text(propertyMessages.ageFrom)}
        value={written(age.from)}
        onChange={(years) => write('from', years)}
      />
      <OptionalNumberInput
        id="age.to"
        label={text(propertyMessages.ageTo)}
        value={written(age.to)}
        onChange={(years) => write('to', years)}
      />
    </div>
  )
}
