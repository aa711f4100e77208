import { Trash2 } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Select } from '#components/inputs/select.tsx'
import { needsValue, conditionOperators, type ConditionRow } from '#services/programmes/draft/condition-rows.ts'
import type { ConditionSubject } from '#services/programmes/draft/condition-subjects.ts'
import { ConditionValueInput } from './condition-value-input.tsx'
import { operatorMessages, conditionMessages } from './condition-messages.ts'
import { IconButton } from './icon-button.tsx'

type Props = {
  id: string
  index: number
  row: ConditionRow
  subjects: readonly ConditionSubject[]
  onChange(row: ConditionRow): void
  onRemove(): void
}

/** Edits one row: [question] [operator] [value]. */
export function ConditionRowEditor({ id, index, row, subjects, onChange, onRemove }: Props) {
  const text = useText()
  const subject = subjects.find(({ path }) => path === row.field)
  const open = subject?.operators ?? []
  const chooseSubject = (field: string) => {
    const [first = 'is'] = subjects.find(({ path }) => path === field)?.operators ?? []
    onChange({ field, operator: first, value: '' })
  }
  const chooseOperator = (value: string) => {
    const operatorChosen = conditionOperators.find((one) => one === value)
    // Converts between a single value and a list when the operator changes.
    const [first = ''] = [row.value].flat()
    if (operatorChosen)
      onChange({
        ...row,
        operator: operatorChosen,
        value: operatorChosen === 'isOneOf' ? [first].filter((one) => one !== '').map(String) : first,
      })
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-paper p-3">
      <legend className="sr-only">{text(conditionMessages.row, { n: index + 1 })}</legend>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Select
            id={`${id}.field`}
            label={text(conditionMessages.question)}
            isOptional="unmarked"
            value={row.field}
            onChange={chooseSubject}
            // A question that was removed or moved behind is still listed, so that it can be corrected.
            options={[
              ...subjects.map(({ path, label }) => ({ value: path, label: text(label) || path })),
              ...(row.field && !subject ? [{ value: row.field, label: row.field }] : []),
            ]}
          />
        </div>
        <IconButton label={text(conditionMessages.remove, { n: index + 1 })} icon={Trash2} onClick={onRemove} />
      </div>
      {subject && (
        <Select
          id={`${id}.way`}
          label={text(conditionMessages.operator)}
          width="medium"
          isOptional="unmarked"
          value={row.operator}
          onChange={chooseOperator}
          options={open.map((operator) => ({ value: operator, label: text(operatorMessages[operator]) }))}
        />
      )}
      {subject && needsValue(row.operator) && (
        <ConditionValueInput
          id={`${id}.value`}
          subject={subject}
          row={row}
          onChange={(value) => onChange({ ...row, value })}
        />
      )}
    </fieldset>
  )
}
