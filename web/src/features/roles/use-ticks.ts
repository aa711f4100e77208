import { useEffect, useState } from 'react'
import type { Permission } from '../../../../domain/src/access/actions.ts'
import { changesBetween, type Offices, type Ticks } from '../../../../domain/src/access/ticks.ts'
import { changedScreens, narrow, tick } from './edit-ticks.ts'

/** The ticks while they are being changed: every step can be taken back until they are saved. */
export function useTicks(stored: Ticks) {
  const [steps, setSteps] = useState<readonly Ticks[]>([])
  const ticks = steps.at(-1) ?? stored
  const changed = changesBetween(stored, ticks).length
  useAskBeforeLeaving(changed > 0)
  const step = (change: (now: Ticks) => Ticks) => setSteps((before) => [...before, change(before.at(-1) ?? stored)])
  return {
    stored,
    ticks,
    changed,
    screens: changedScreens(stored, ticks),
    mayUndo: steps.length > 0,
    tick: (permission: Permission, isOn: boolean) => step((now) => tick(now, stored, permission, isOn)),
    narrow: (offices: ReadonlyMap<Permission, Offices>) => step((now) => narrow(now, offices)),
    undo: () => setSteps((before) => before.slice(0, -1)),
    undoAll: () => setSteps([]),
  }
}
export type EditedTicks = ReturnType<typeof useTicks>

/** The browser asks once more before a page with unsaved ticks is closed. */
function useAskBeforeLeaving(hasChanges: boolean) {
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault()
    if (hasChanges) window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
