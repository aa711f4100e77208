import { Plus, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { ListField } from '../../../domain/src/fields/nested.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import type { InputProps } from './input.ts'
import { PartsFrame } from './parts-frame.tsx'
import { asAnswers, keptAt, Parts } from './parts.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { words } from './words.ts'

/** Rows added one by one. Removing asks nothing, because it can be taken back. */
export function ListInput(props: InputProps<ListField>) {
  const text = useText()
  const { field, path, answer, view, frame, openness, onAnswer } = props
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
  const kept = keptAt(field, view)
  const { keys, insertAt, removeAt } = useRowKeys(rows.length)
  const [removed, setRemoved] = useState<{ row: Answers; index: number }>()
  const goTo = useFocusIn(path)
  const mayChange = openness(path, field) === 'open'
  const isFull = rows.length >= (field.most ?? 50)

  const insert = (row: Answers, index: number) => {
    insertAt(index)
    onAnswer(path, rows.toSpliced(index, 0, row))
    setRemoved(undefined)
    goTo(`${path}.${index}`)
  }
  const remove = (index: number) => {
    removeAt(index)
    onAnswer(path, rows.toSpliced(index, 1))
    setRemoved({ row: asAnswers(rows[index]), index })
    goTo(`${path}-removed`)
  }
  return (
    <PartsFrame {...frame}>
      {rows.map((row, index) => (
        <div key={keys[index]} id={`${path}.${index}`} className="flex flex-col gap-5 rounded-card border border-line bg-paper p-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-semibold">{text(words.row, { label: field.label, n: index + 1 })}</h3>
            {mayChange && (
              <Button look="quiet" isSmall icon={<Trash2 aria-hidden size={18} />} onClick={() => remove(index)}>
                {text(words.removeRow)}
                <span className="sr-only"> {text(words.row, { label: field.label, n: index + 1 })}</span>
              </Button>
            )}
          </div>
          <Parts {...props} fields={field.fields} path={`${path}.${index}`} answer={row} kept={Array.isArray(kept) ? kept[index] : {}} />
        </div>
      ))}
      {removed && (
        <p
          id={`${path}-removed`}
          aria-live="polite"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-draft-soft px-4 py-2"
        >
          {text(words.rowRemoved, { label: field.label, n: removed.index + 1 })}
          <Button look="quiet" isSmall icon={<Undo2 aria-hidden size={18} />} onClick={() => insert(removed.row, removed.index)}>
            {text(words.undo)}
          </Button>
        </p>
      )}
      {mayChange && !isFull && (
        <Button look="secondary" icon={<Plus aria-hidden size={20} />} className="self-start" onClick={() => insert({}, rows.length)}>
          {text(rows.length === 0 ? words.addRow : words.addAnotherRow, { label: field.label })}
        </Button>
      )}
      {mayChange && isFull && <p className="text-sm text-muted">{text(words.listFull, { n: rows.length })}</p>}
    </PartsFrame>
  )
}

/** Moves the focus into a part of the page that the next render brings. */
function useFocusIn(path: string) {
  const target = useRef<string>(undefined)
  useEffect(() => {
    const place = target.current === undefined ? null : document.getElementById(target.current)
    if (!place) return
    target.current = undefined
    // In a row that is the first box, not the button that would remove it again.
    const box =
      place.querySelector<HTMLElement>('input, select, textarea, [role="spinbutton"]') ?? place.querySelector<HTMLElement>('button')
    box?.focus()
  })
  return (id: string = path) => {
    target.current = id
  }
}
