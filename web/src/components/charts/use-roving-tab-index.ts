import { useState, type KeyboardEvent } from 'react'

/** Returns the index a key leads to among the values of a chart; undefined for other keys. */
export function findNextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** One Tab stop per chart; the arrow keys move between its values. */
export function useRovingTabIndex(count: number) {
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, Math.max(count - 1, 0))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = findNextIndex(event.key, current, count)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-mark]')[next]?.focus()
  }
  return {
    getItemProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setChosen(index),
      onKeyDown,
    }),
  }
}
export type RovingTabIndex = ReturnType<typeof useRovingTabIndex>
