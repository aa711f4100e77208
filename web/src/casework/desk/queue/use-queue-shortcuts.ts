import { useEffect } from 'react'
import { listFocusableRows, useListKeyboardNavigation } from '#components/tables/use-list-keyboard-navigation.ts'

/** Outside the component, because the queue is unmounted while an application is open. */
let lastOpened: { applicationNo: string; index: number } | undefined

export const rememberOpenedRow = (applicationNo: string) => {
  lastOpened = { applicationNo, index: listFocusableRows().findIndex(({ dataset }) => dataset.file === applicationNo) }
}

/** Shortcuts of the list, and the focus on the row that was last opened. */
export function useQueueShortcuts({
  rows,
  onSelect,
}: {
  rows: readonly unknown[] | undefined
  onSelect(applicationNo: string): void
}) {
  useListKeyboardNavigation(onSelect)
  useEffect(() => {
    // Leaves the focus where the user has put it.
    if (!rows || !lastOpened || document.activeElement !== document.body) return
    const { applicationNo, index } = lastOpened
    // An application that has moved on is no longer listed: the next one has taken its position.
    const all = listFocusableRows()
    const same = all.find(({ dataset }) => dataset.file === applicationNo)
    const next = same ?? all[index] ?? all.at(-1)
    next?.focus()
  }, [rows])
}
