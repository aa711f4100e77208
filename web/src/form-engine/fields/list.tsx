import { Plus, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { evaluateCondition, ownAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ListField } from '@wewb/domain/engine/fields/nested'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import type { InputProps } from './input-props.ts'
import { NestedFieldset } from './nested-fieldset.tsx'
import { toAnswers, findStoredAnswer, NestedFields } from './nested-fields.tsx'
import { fieldMessages } from './messages.ts'

let last = 0
const nextKey = () => (last += 1)

/**
 * Generates keys for rows, which have no ids, so that inputs stay with their row when another is removed. Rows from
 * outside (a restored draft) get new keys.
 */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, nextKey))
  const fitted = keys.length === count ? keys : Array.from({ length: count }, (_, index) => keys[index] ?? nextKey())
  if (fitted !== keys) setKeys(fitted)
  return {
    keys: fitted,
    insertAt: (index: number) => setKeys(fitted.toSpliced(index, 0, nextKey())),
    removeAt: (index: number) => setKeys(fitted.toSpliced(index, 1)),
  }
}

/** Renders rows that are added one by one. Removing needs no confirmation, because it can be undone. */
export function ListInput(props: InputProps<ListField>) {
  const text = useText()
  const { field, path, answer, view, frame, editability, onAnswer } = props
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : []
  const normalized = findStoredAnswer(field, view)
  const { keys, insertAt, removeAt } = useRowKeys(rows.length)
  const [removed, setRemoved] = useState<{ row: Answers; index: number }>()
  const goTo = useFocusIn(path)
  const listEditability = editability(path, field)
  const mayChange = listEditability === 'open'
  const storedRow = (index: number) => toAnswers(Array.isArray(normalized) ? normalized[index] : {})
  // A correction of one account shows only that row, and only what is open in it.
  const fieldsOf = (index: number) =>
    listEditability === 'inside'
      ? field.fields.filter(
          (part) =>
            editability(`${path}.${index}.${part.id}`, part) !== 'closed' &&
            evaluateCondition(part.when, { ...view, answers: [storedRow(index), ...view.answers] }),
        )
      : field.fields
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
    setRemoved({ row: toAnswers(rows[index]), index })
    goTo(`${path}-removed`)
  }
  return (
    <NestedFieldset {...frame}>
      {rows.map(
        (row, index) =>
          fieldsOf(index).length > 0 && (
            <div
              key={keys[index]}
              id={`${path}.${index}`}
              className="flex flex-col gap-5 rounded-card border border-line bg-paper p-4"
            >
              <div className="flex items-center justify-between gap-3">
                <h3 className="font-semibold">
                  {text(fieldMessages.row, { label: field.label, n: index + 1 })}
                  {listEditability === 'inside' && nameOf(field, row)}
                </h3>
                {mayChange && (
                  <Button variant="quiet" isSmall icon={<Trash2 aria-hidden size={18} />} onClick={() => remove(index)}>
                    {text(fieldMessages.removeRow)}
                    <span className="sr-only"> {text(fieldMessages.row, { label: field.label, n: index + 1 })}</span>
                  </Button>
                )}
              </div>
              <NestedFields
                {...props}
                fields={fieldsOf(index)}
                path={`${path}.${index}`}
                answer={row}
                storedAnswers={storedRow(index)}
              />
            </div>
          ),
      )}
      {removed && (
        <p
          id={`${path}-removed`}
          aria-live="polite"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-draft-soft px-4 py-2"
        >
          {text(fieldMessages.rowRemoved, { label: field.label, n: removed.index + 1 })}
          <Button
            variant="quiet"
            isSmall
            icon={<Undo2 aria-hidden size={18} />}
            onClick={() => insert(removed.row, removed.index)}
          >
            {text(fieldMessages.undo)}
          </Button>
        </p>
      )}
      {mayChange && !isFull && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={20} />}
          className="self-start"
          onClick={() => insert({}, rows.length)}
        >
          {text(rows.length === 0 ? fieldMessages.addRow : fieldMessages.addAnotherRow, { label: field.label })}
        </Button>
      )}
      {mayChange && isFull && <p className="text-sm text-muted">{text(fieldMessages.listFull, { n: rows.length })}</p>}
    </NestedFieldset>
  )
}

/** The first answer of a row, which names it while the question itself is locked. */
function nameOf({ fields: [first] }: ListField, row: unknown): string {
  const name = first && ownAnswer(toAnswers(row), first.id)
  return typeof name === 'string' ? `: ${name}` : ''
}

/** Moves the focus to an element that the next render mounts. */
function useFocusIn(path: string) {
  const target = useRef<string>(undefined)
  useEffect(() => {
    const focusTarget = target.current === undefined ? null : document.getElementById(target.current)
    if (!focusTarget) return
    target.current = undefined
    // In a row, focuses the first input, not the remove button.
    const input =
      focusTarget.querySelector<HTMLElement>('input, select, textarea, [role="spinbutton"]') ??
      focusTarget.querySelector<HTMLElement>('button')
    input?.focus()
  })
  return (id: string = path) => {
    target.current = id
  }
}
