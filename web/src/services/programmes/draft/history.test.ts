import { expect, it } from 'vitest'
import { createHistory, rebase, redo, undo, pushHistory, type History } from './history.ts'

const typed = (steps: readonly string[], mergeKey = 'label', gap = 100): History<string> =>
  steps.reduce((history, step, index) => pushHistory(history, step, mergeKey, index * gap), createHistory(''))

it('undoes a typed word as one step', () => {
  expect(undo(typed(['n', 'na', 'nam', 'name'])).present).toBe('')
})

it('starts another step in another field, and after a pause', () => {
  const two = pushHistory(typed(['a', 'ab']), 'ab|c', 'hint', 200)
  expect(undo(two).present).toBe('ab')
  expect(undo(typed(['a', 'ab'], 'label', 5000)).present).toBe('a')
})

it('undoes and redoes', () => {
  const history = typed(['a', 'b', 'c'], 'label', 5000)
  const back = undo(undo(history))
  expect(back.present).toBe('a')
  expect(redo(redo(back)).present).toBe('c')
  expect(redo(history).present).toBe('c')
  expect(undo(createHistory('x')).present).toBe('x')
})

it('drops redo steps after new input', () => {
  const history = pushHistory(undo(typed(['a', 'b'], 'label', 5000)), 'c', 'label', 99_000)
  expect(redo(history).present).toBe('c')
})

it('does not undo a colleague’s change', () => {
  const history = rebase(typed(['a', 'b'], 'label', 5000), (value) => `${value}+theirs`)
  expect(history.present).toBe('b+theirs')
  expect(undo(history).present).toBe('a+theirs')
})

it('limits the history to a hundred steps', () => {
  const steps = Array.from({ length: 150 }, (_, index) => String(index))
  expect(typed(steps, 'label', 5000).past.length).toBe(100)
})
