import { useEffect } from 'react'
import { useShortcuts } from '../use-shortcuts.ts'

const links = () => [...document.querySelectorAll<HTMLElement>('[data-file]')]

/** Outside the component: the queue is gone while a file is open, and the officer comes back to the same line. */
let lastOpened: string | undefined
export const rememberOpened = (applicationNo: string) => {
  lastOpened = applicationNo
}

/** Up and down the list without a mouse; Enter opens because a link has the focus. */
export function useQueueKeys({ isReady, onChoose }: { isReady: boolean; onChoose(applicationNo: string): void }) {
  const step = (by: 1 | -1) => () => {
    const rows = links()
    const place = rows.indexOf(document.activeElement as HTMLElement)
    const next = place < 0 ? rows.at(by > 0 ? 0 : -1) : rows[place + by]
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
    if (!isReady || !lastOpened) return
    links()
      .find(({ dataset }) => dataset.file === lastOpened)
      ?.focus()
    lastOpened = undefined
  }, [isReady])
}
