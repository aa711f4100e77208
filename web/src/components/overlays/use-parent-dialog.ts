import { useCallback, useState } from 'react'

/**
 * Returns the dialog that contains an element. A native dialog makes the rest of the page inert, so a list or calendar
 * opened from inside must be mounted in the dialog.
 */
export function useParentDialog(): { ref: (element: HTMLElement | null) => void; dialog: HTMLElement | undefined } {
  const [dialog, setDialog] = useState<HTMLElement>()
  const ref = useCallback((element: HTMLElement | null) => setDialog(element?.closest('dialog') ?? undefined), [])
  return { ref, dialog }
}
