import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'

type Props<T> = {
  title: Bilingual
  yes: Bilingual
  act(): Promise<T>
  said(answer: T): Bilingual
  onClose(): void
  onDone(): void
  children: ReactNode
}

/** Confirms an action on a whole list and explains its consequences. */
export function ConfirmAction<T>({ title, yes, act, said, onClose, onDone, children }: Props<T>) {
  const text = useText()
  const go = async () => {
    const answer = await act()
    onClose()
    onDone()
    return text(said(answer))
  }
  return (
    <ConfirmDialog title={text(title)} yes={text(yes)} look="primary" act={go} onCancel={onClose}>
      {children}
    </ConfirmDialog>
  )
}
