import { useShortcuts } from './use-shortcuts.ts'

/** The lines of a list that the keyboard goes through: whatever carries `data-file`. */
export const listLines = () => [...document.querySelectorAll<HTMLElement>('[data-file]')]

/** Up and down a list without a mouse; Enter opens because a link has the focus. `onChoose` gets the `data-file` of the line. */
export function useListKeys(onChoose?: (line: string) => void) {
  const step = (by: 1 | -1) => () => {
    const all = listLines()
    const place = all.indexOf(document.activeElement as HTMLElement)
    const next = place < 0 ? all.at(by > 0 ? 0 : -1) : all[place + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  const choose = () => {
    const line = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : undefined
    if (line) onChoose?.(line)
    return line !== undefined
  }
  const search = () => document.getElementById('search')?.focus()
  useShortcuts({ j: step(1), ArrowDown: step(1), k: step(-1), ArrowUp: step(-1), x: choose, '/': search })
}
