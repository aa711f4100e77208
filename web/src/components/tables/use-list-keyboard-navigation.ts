import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'

/** Lists the rows for keyboard navigation: all elements with `data-file`. */
export const listFocusableRows = () => [...document.querySelectorAll<HTMLElement>('[data-file]')]

/**
 * Keyboard navigation in a list; Enter opens, because a link has the focus. `onChoose` receives the row's `data-file`.
 */
export function useListKeyboardNavigation(onChoose?: (rowKey: string) => void) {
  const step = (by: 1 | -1) => () => {
    const all = listFocusableRows()
    const index = all.indexOf(document.activeElement as HTMLElement)
    const next = index < 0 ? all.at(by > 0 ? 0 : -1) : all[index + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  const choose = () => {
    const rowKey = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : undefined
    if (rowKey) onChoose?.(rowKey)
    return rowKey !== undefined
  }
  const search = () => document.getElementById('search')?.focus()
  useKeyboardShortcuts({ j: step(1), ArrowDown: step(1), k: step(-1), ArrowUp: step(-1), x: choose, '/': search })
}
