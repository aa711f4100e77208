import { useState, type KeyboardEvent } from 'react'
import { nextMark } from './next-mark.ts'

/** One stop for the Tab key per chart, whatever it holds; the arrow keys walk from value to value inside. */
export function useMarks(count: number) {
  const [chosen, setChosen] = useState(0)
  const present = Math.min(chosen, Math.max(count - 1, 0))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextMark(event.key, present, count)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-mark]')[next]?.focus()
  }
  return { markAt: (place: number) => ({ tabIndex: place === present ? 0 : -1, onFocus: () => setChosen(place), onKeyDown }) }
}
export type Marks = ReturnType<typeof useMarks>
