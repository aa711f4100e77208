import type { DateTimeField } from '../../../../../../domain/src/fields/date-time.ts'
import type { DateField } from '../../../../../../domain/src/fields/date.ts'
import type { DayLimit } from '../../../../../../domain/src/fields/day-limits.ts'
import type { FieldKind } from '../../../../../../domain/src/fields/field.ts'
import { dhakaDay } from '../../../../../../domain/src/language/dates.ts'
import { useText } from '../../../../i18n/language.tsx'
import { DateInput } from '../../../../ui/date-input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useDraft } from '../../draft/draft-store.ts'
import { subjectsBefore } from '../../draft/subjects.ts'
import { NumberBox } from '../number-box.tsx'
import { words } from '../property-words.ts'
import { saying, type PropertyProps } from './property.ts'

type Dated = DateField | DateTimeField
const dated = new Set<FieldKind>(['date', 'date-time'])

/** Today, a day that is written down, or the day of a question before. */
const choiceOf = (limit: DayLimit | undefined): string => {
  if (limit === undefined) return ''
  if (typeof limit === 'string') return 'day'
  return 'fact' in limit ? limit.fact : `field ${limit.field}`
}

export const DayRange = (props: PropertyProps<Dated>) => (
  <div className="flex flex-col gap-3">
    <DayLimitBox {...props} name="notBefore" />
    <DayLimitBox {...props} name="notAfter" />
  </div>
)

function DayLimitBox({ field, onChange, name }: PropertyProps<Dated> & { name: 'notBefore' | 'notAfter' }) {
  const text = useText()
  const draft = useDraft()
  const limit = field[name]
  const days = subjectsBefore(draft.read(), field.id).filter((subject) => dated.has(subject.field.kind))
  const write = (next: DayLimit | undefined) => onChange(name, saying<Dated, typeof name>(field, name, next))
  const choose = (value: string) => {
    if (value === '') return write(undefined)
    if (value === 'today') return write({ fact: 'today' })
    return write(value === 'day' ? dhakaDay(new Date()) : { field: value.replace('field ', '') })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        id={name}
        label={text(words[name])}
        width="medium"
        isOptional="unmarked"
        placeholder={text(words.noLimit)}
        value={choiceOf(limit)}
        onChange={choose}
        options={[
          { value: 'today', label: text(words.today) },
          { value: 'day', label: text(words.fixedDay) },
          ...days.map(({ path, label }) => ({ value: `field ${path}`, label: text(words.dayOf, { label }) })),
        ]}
      />
      {typeof limit === 'string' && (
        <DateInput id={`${name}-day`} label={text(words.day)} isOptional="unmarked" value={limit} onChange={(day) => day && write(day)} />
      )}
    </div>
  )
}

const written = (limit: NonNullable<DateField['age']>['from']) => (typeof limit === 'number' ? limit : undefined)

export function Age({ field, onChange }: PropertyProps<DateField>) {
  const text = useText()
  const { age = {} } = field
  const write = (name: 'from' | 'to', years: number | undefined) => {
    const next = saying<NonNullable<DateField['age']>, typeof name>(age, name, years)
    onChange(`age.${name}`, saying(field, 'age', Object.keys(next).length > 0 ? next : undefined))
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <NumberBox id="age.from" label={text(words.ageFrom)} value={written(age.from)} onChange={(years) => write('from', years)} />
      <NumberBox id="age.to" label={text(words.ageTo)} value={written(age.to)} onChange={(years) => write('to', years)} />
    </div>
  )
}
