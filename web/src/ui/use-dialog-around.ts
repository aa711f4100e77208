import { useCallback, useState } from 'react'

/**
 * The window in which something stands, if it stands in one. A native dialog lies over the whole page and makes the rest of it
 * inert, so a list or a calendar that opens from inside must live in the dialog too.
 */
export function useDialogAround(): { ref: (element: HTMLElement | null) => void; dialog: HTMLElement | undefined } {
  const [dialog, setDialog] = useState<HTMLElement>()
  const ref = useCallback((element: HTMLElement | null) => setDialog(element?.closest('dialog') ?? undefined), [])
  return { ref, dialog }
}
