import { useEffect } from 'react'
import { listLines, useListKeys } from '../../../ui/use-list-keys.ts'

/** Outside the component: the queue is gone while a file is open, and the officer comes back to the same line. */
let lastOpened: { applicationNo: string; place: number } | undefined

export const rememberOpened = (applicationNo: string) => {
  lastOpened = { applicationNo, place: listLines().findIndex(({ dataset }) => dataset.file === applicationNo) }
}

/** The keys of every list, and the way back to the line that was opened. */
export function useQueueKeys({ rows, onChoose }: { rows: readonly unknown[] | undefined; onChoose(applicationNo: string): void }) {
  useListKeys(onChoose)
  useEffect(() => {
    // Whoever has put the cursor somewhere keeps it there.
    if (!rows || !lastOpened || document.activeElement !== document.body) return
    const { applicationNo, place } = lastOpened
    // A file that was moved on has left the list: the next one has come to its place.
    const all = listLines()
    const same = all.find(({ dataset }) => dataset.file === applicationNo)
    const next = same ?? all[place] ?? all.at(-1)
    next?.focus()
  }, [rows])
}
