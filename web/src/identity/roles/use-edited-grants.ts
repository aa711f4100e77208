import { useEffect, useState } from 'react'
import type { Permission } from '@wewb/domain/access/actions'
import { diffGrants, type OfficeScope, type Grants } from '@wewb/domain/access/grants'
import { changedScreens, restrictOffices, setGrant } from './edit-grants.ts'

/** The grants being edited: every step can be undone until they are saved. */
export function useEditedGrants(stored: Grants) {
  const [steps, setSteps] = useState<readonly Grants[]>([])
  const grants = steps.at(-1) ?? stored
  const changeCount = diffGrants(stored, grants).length
  useConfirmBeforeUnload(changeCount > 0)
  const step = (change: (now: Grants) => Grants) => setSteps((before) => [...before, change(before.at(-1) ?? stored)])
  return {
    stored,
    grants,
    changed: changeCount,
    changedScreens: changedScreens(stored, grants),
    canUndo: steps.length > 0,
    setGrant: (permission: Permission, isOn: boolean) => step((now) => setGrant(now, stored, permission, isOn)),
    restrictOffices: (offices: ReadonlyMap<Permission, OfficeScope>) => step((now) => restrictOffices(now, offices)),
    undo: () => setSteps((before) => before.slice(0, -1)),
    undoAll: () => setSteps([]),
  }
}
export type EditedGrants = ReturnType<typeof useEditedGrants>

/** Asks for confirmation before a page with unsaved changes is closed. */
function useConfirmBeforeUnload(hasChanges: boolean) {
  useEffect(() => {
    const preventUnload = (event: Event) => event.preventDefault()
    if (hasChanges) window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [hasChanges])
}
