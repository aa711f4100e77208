import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Condition } from '@wewb/domain/engine/conditions/condition'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import {
  rowsToCondition,
  conditionToRows,
  type ConditionRow,
  type ConditionRows,
} from '#services/programmes/draft/condition-rows.ts'
import type { ConditionSubject } from '#services/programmes/draft/condition-subjects.ts'
import { ConditionRowEditor } from './condition-row-editor.tsx'
import { conditionMessages } from './condition-messages.ts'

type Props = {
  id: string
  condition: Condition | undefined
  subjects: readonly ConditionSubject[]
  onChange(condition: Condition | undefined): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const empty: ConditionRow = { field: '', operator: 'is', value: '' }

/** Edits a condition by selection only. An incomplete row stays on the screen but is not part of the condition. */
export function ConditionBuilder({ id, condition, subjects, onChange }: Props) {
  const text = useText()
  const [typedRows, setTypedRows] = useState<ConditionRows>()
  const stored = conditionToRows(condition)
  if (!stored)
    return (
      <Alert kind="info">
        <p>{text(conditionMessages.tooDeep)}</p>
        <Button variant="secondary" isSmall className="mt-2" onClick={() => onChange(undefined)}>
          {text(conditionMessages.dropDeep)}
        </Button>
      </Alert>
    )
  // Keeps the rows of this editor, unless the condition was changed elsewhere: by an undo or a colleague.
  const current = typedRows && isSame(rowsToCondition(typedRows), condition) ? typedRows : stored
  const write = (next: ConditionRows) => {
    setTypedRows(next)
    onChange(rowsToCondition(next))
  }
  if (subjects.length === 0 && current.rows.length === 0)
    return <p className="text-muted">{text(conditionMessages.noneBefore)}</p>
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {current.rows.map((row, index) => (
        <ConditionRowEditor
          key={index}
          id={`${id}.${index}`}
          index={index}
          row={row}
          subjects={subjects}
          onChange={(next) => write({ ...current, rows: current.rows.with(index, next) })}
          onRemove={() => write({ ...current, rows: current.rows.toSpliced(index, 1) })}
        />
      ))}
      {current.rows.length > 1 && (
        <Select
          id={`${id}.join`}
          label={text(conditionMessages.join)}
          width="medium"
          isOptional="unmarked"
          value={current.combinator}
          onChange={(value) => write({ ...current, combinator: value === 'any' ? 'any' : 'all' })}
          options={[
            { value: 'all', label: text(conditionMessages.all) },
            { value: 'any', label: text(conditionMessages.any) },
          ]}
        />
      )}
      <Button
        variant="secondary"
        isSmall
        className="self-start"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => setTypedRows({ ...current, rows: [...current.rows, empty] })}
      >
        {text(current.rows.length === 0 ? conditionMessages.add : conditionMessages.another)}
      </Button>
    </div>
  )
}
