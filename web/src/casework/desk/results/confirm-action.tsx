import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'

type Props<T> = {
  title: Bilingual
  confirmLabel: Bilingual
  onConfirm(): Promise<T>
  successMessage(answer: T): Bilingual
  onClose(): void
  onDone(): void
  children: ReactNode
}

/** Confirms an action on a whole list and explains its consequences. */
export function ConfirmAction<T>({
  title,
  confirmLabel,
  onConfirm,
  successMessage,
  onClose,
  onDone,
  children,
}: Props<T>) {
  const text = useText()
  const confirm = async () => {
    const answer = await onConfirm()
    onClose()
    onDone()
    return text(successMessage(answer))
  }
  return (
    <ConfirmDialog
      title={text(title)}
      confirmLabel={text(confirmLabel)}
      variant="primary"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
