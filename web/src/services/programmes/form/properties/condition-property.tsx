import { useMemo } from 'react'
import type { Condition } from '@wewb/domain/engine/conditions/condition'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { conditionToRows } from '#services/programmes/draft/condition-rows.ts'
import { conditionSubjectsBefore } from '#services/programmes/draft/condition-subjects.ts'
import { useDebouncedProgramme } from '#services/programmes/draft/use-debounced-programme.ts'
import { ConditionBuilder } from '#services/programmes/form/condition-builder.tsx'
import { conditionMessages } from '#services/programmes/form/condition-messages.ts'
import { formMessages } from '#services/programmes/form/form-messages.ts'

type Props = { id: string; condition: Condition | undefined; onChange(condition: Condition | undefined): void }

/** "Show only when …" of a question or a section: offers only questions before it. */
export function ConditionProperty({ id, condition, onChange }: Props) {
  const text = useText()
  const programme = useDebouncedProgramme(150)
  const subjects = useMemo(() => conditionSubjectsBefore(programme, id), [programme, id])
  const paths = new Set(subjects.map(({ path }) => path))
  const looksAhead = conditionToRows(condition)?.rows.some((line) => !paths.has(line.field)) ?? false
  return (
    <>
      <p className={condition ? 'font-semibold' : 'text-muted'}>
        {text(condition ? conditionMessages.showWhen : conditionMessages.always)}
      </p>
      {looksAhead && <Alert kind="needs-you">{text(formMessages.lookBack)}</Alert>}
      <ConditionBuilder id="when" condition={condition} subjects={subjects} onChange={onChange} />
    </>
  )
}
