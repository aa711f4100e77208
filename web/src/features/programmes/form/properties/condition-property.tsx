import { useMemo } from 'react'
import type { Field } from '../../../../../../domain/src/fields/field.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { linesOf } from '../../draft/condition-lines.ts'
import { subjectsBefore } from '../../draft/subjects.ts'
import { useSettled } from '../../draft/use-settled.ts'
import { ConditionBuilder } from '../condition-builder.tsx'
import { words as conditionWords } from '../condition-words.ts'
import { words } from '../form-words.ts'
import { saying, type PropertyProps } from './property.ts'

/** "Show only when …": only questions before this one are offered. */
export function ShownWhen({ field, onChange }: PropertyProps) {
  const text = useText()
  const programme = useSettled(150)
  const subjects = useMemo(() => subjectsBefore(programme, field.id), [programme, field.id])
  const known = new Set(subjects.map(({ path }) => path))
  const looksAhead = linesOf(field.when)?.lines.some((line) => !known.has(line.field)) ?? false
  return (
    <>
      <p className={field.when ? 'font-semibold' : 'text-muted'}>{text(field.when ? conditionWords.showWhen : conditionWords.always)}</p>
      {looksAhead && <Alert kind="needs-you">{text(words.lookBack)}</Alert>}
      <ConditionBuilder
        id="when"
        condition={field.when}
        subjects={subjects}
        onChange={(when) => onChange('when', saying<Field, 'when'>(field, 'when', when))}
      />
    </>
  )
}
