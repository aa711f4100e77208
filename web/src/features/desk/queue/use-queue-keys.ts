import { useEffect } from 'react'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'

const links = () => [...document.querySelectorAll<HTMLElement>('[data-file]')]

/** Outside the component: the queue is gone while a file is open, and the officer comes back to the same line. */
let lastOpened: { applicationNo: string; place: number } | undefined

export const rememberOpened = (applicationNo: string) => {
  lastOpened = { applicationNo, place: links().findIndex(({ dataset }) => dataset.file === applicationNo) }
}

/** Up and down the list without a mouse; Enter opens because a link has the focus. */
export function useQueueKeys({ rows, onChoose }: { rows: readonly unknown[] | undefined; onChoose(applicationNo: string): void }) {
  const step = (by: 1 | -1) => () => {
    const all = links()
    const place = all.indexOf(document.activeElement as HTMLElement)
    const next = place < 0 ? all.at(by > 0 ? 0 : -1) : all[place + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  const choose = () => {
    const no = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : undefined
    if (no) onChoose(no)
    return no !== undefined
  }
  const search = () => document.getElementById('search')?.focus()
  useShortcuts({ j: step(1), ArrowDown: step(1), k: step(-1), ArrowUp: step(-1), x: choose, '/': search })
  useEffect(() => {
    // Whoever has put the cursor somewhere keeps it there.
    if (!rows || !lastOpened || document.activeElement !== document.body) return
    const { applicationNo, place } = lastOpened
    // A file that was moved on has left the list: the next one has come to its place.
    const all = links()
    const same = all.find(({ dataset }) => dataset.file === applicationNo)
    const next = same ?? all[place] ?? all.at(-1)
    next?.focus()
  }, [rows])
}
