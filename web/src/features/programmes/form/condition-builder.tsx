import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Condition } from '../../../../../domain/src/conditions/condition.ts'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { conditionOf, linesOf, type Line, type Lines } from '../draft/condition-lines.ts'
import type { Subject } from '../draft/subjects.ts'
import { ConditionLine } from './condition-line.tsx'
import { words } from './condition-words.ts'

type Props = {
  id: string
  condition: Condition | undefined
  subjects: readonly Subject[]
  onChange(condition: Condition | undefined): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const empty: Line = { field: '', way: 'is', value: '' }

/** Built by picking, never typed. A line that is not whole yet stays on the screen and is no condition. */
export function ConditionBuilder({ id, condition, subjects, onChange }: Props) {
  const text = useText()
  const [held, setHeld] = useState<Lines>()
  const stored = linesOf(condition)
  if (!stored)
    return (
      <Alert kind="info">
        <p>{text(words.tooDeep)}</p>
        <Button look="secondary" isSmall className="mt-2" onClick={() => onChange(undefined)}>
          {text(words.dropDeep)}
        </Button>
      </Alert>
    )
  // What is picked here goes on being shown, unless the condition was changed from elsewhere: by an undo, by a colleague.
  const lines = held && isSame(conditionOf(held), condition) ? held : stored
  const write = (next: Lines) => {
    setHeld(next)
    onChange(conditionOf(next))
  }
  if (subjects.length === 0 && lines.lines.length === 0) return <p className="text-muted">{text(words.noneBefore)}</p>
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {lines.lines.map((line, index) => (
        <ConditionLine
          key={index}
          id={`${id}.${index}`}
          index={index}
          line={line}
          subjects={subjects}
          onChange={(next) => write({ ...lines, lines: lines.lines.with(index, next) })}
          onRemove={() => write({ ...lines, lines: lines.lines.toSpliced(index, 1) })}
        />
      ))}
      {lines.lines.length > 1 && (
        <Select
          id={`${id}.join`}
          label={text(words.join)}
          width="medium"
          isOptional="unmarked"
          value={lines.join}
          onChange={(join) => write({ ...lines, join: join === 'any' ? 'any' : 'all' })}
          options={[
            { value: 'all', label: text(words.all) },
            { value: 'any', label: text(words.any) },
          ]}
        />
      )}
      <Button
        look="secondary"
        isSmall
        className="self-start"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => setHeld({ ...lines, lines: [...lines.lines, empty] })}
      >
        {text(lines.lines.length === 0 ? words.add : words.another)}
      </Button>
    </div>
  )
}
