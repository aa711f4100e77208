import { Trash2 } from 'lucide-react'
import { useText } from '../../../i18n/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { needsValue, ways, type Line } from '../draft/condition-lines.ts'
import type { Subject } from '../draft/subjects.ts'
import { ConditionValue } from './condition-value.tsx'
import { wayWords, words } from './condition-words.ts'
import { IconButton } from './icon-button.tsx'

type Props = { id: string; index: number; line: Line; subjects: readonly Subject[]; onChange(line: Line): void; onRemove(): void }

/** [question] [how] [answer]. */
export function ConditionLine({ id, index, line, subjects, onChange, onRemove }: Props) {
  const text = useText()
  const subject = subjects.find(({ path }) => path === line.field)
  const open = subject?.ways ?? []
  const chooseSubject = (field: string) => {
    const [first = 'is'] = subjects.find(({ path }) => path === field)?.ways ?? []
    onChange({ field, way: first, value: '' })
  }
  const chooseWay = (value: string) => {
    const way = ways.find((one) => one === value)
    // Several answers are kept as one of them, and the other way round.
    const [first = ''] = [line.value].flat()
    if (way) onChange({ ...line, way, value: way === 'isOneOf' ? [first].filter((one) => one !== '').map(String) : first })
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-paper p-3">
      <legend className="sr-only">{text(words.line, { n: index + 1 })}</legend>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Select
            id={`${id}.field`}
            label={text(words.question)}
            isOptional="unmarked"
            value={line.field}
            onChange={chooseSubject}
            // One that is gone, or comes later now, is still named, so that it can be put right.
            options={[
              ...subjects.map(({ path, label }) => ({ value: path, label: text(label) || path })),
              ...(line.field && !subject ? [{ value: line.field, label: line.field }] : []),
            ]}
          />
        </div>
        <IconButton label={text(words.remove, { n: index + 1 })} icon={Trash2} onClick={onRemove} />
      </div>
      {subject && (
        <Select
          id={`${id}.way`}
          label={text(words.way)}
          width="medium"
          isOptional="unmarked"
          value={line.way}
          onChange={chooseWay}
          options={open.map((way) => ({ value: way, label: text(wayWords[way]) }))}
        />
      )}
      {subject && needsValue(line.way) && (
        <ConditionValue id={`${id}.value`} subject={subject} line={line} onChange={(value) => onChange({ ...line, value })} />
      )}
    </fieldset>
  )
}
