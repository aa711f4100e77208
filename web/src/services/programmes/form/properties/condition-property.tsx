import { useMemo } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { conditionToRows } from '#services/programmes/draft/condition-rows.ts'
import { conditionSubjectsBefore } from '#services/programmes/draft/condition-subjects.ts'
import { useDebouncedProgramme } from '#services/programmes/draft/use-debounced-programme.ts'
import { ConditionBuilder } from '#services/programmes/form/condition-builder.tsx'
import { conditionMessages } from '#services/programmes/form/condition-messages.ts'
import { formMessages } from '#services/programmes/form/form-messages.ts'
import { withProperty, type PropertyProps } from './property.ts'

/** "Show only when …": offers only questions before this one. */
export function ConditionProperty({ field, onChange }: PropertyProps) {
  const text = useText()
  const programme = useDebouncedProgramme(150)
  const subjects = useMemo(() => conditionSubjectsBefore(programme, field.id), [programme, field.id])
  const paths = new Set(subjects.map(({ path }) => path))
  const looksAhead = conditionToRows(field.when)?.rows.some((line) => !paths.has(line.field)) ?? false
  return (
    <>
      <p className={field.when ? 'font-semibold' : 'text-muted'}>
        {text(field.when ? conditionMessages.showWhen : conditionMessages.always)}
      </p>
      {looksAhead && <Alert kind="needs-you">{text(formMessages.lookBack)}</Alert>}
      <ConditionBuilder
        id="when"
        condition={field.when}
        subjects={subjects}
        onChange={(when) => onChange('when', withProperty<Field, 'when'>(field, 'when', when))}
      />
    </>
  )
}
