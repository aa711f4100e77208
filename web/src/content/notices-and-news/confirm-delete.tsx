import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { contentMessages } from './messages.ts'

type Props = {
  title: string
  children: string
  onDelete(): Promise<{ message: string }>
  onCancel(): void
  onDone(): void
}

/** Confirms an irreversible deletion. */
export function ConfirmDelete({ title, children, onDelete, onCancel, onDone }: Props) {
  const text = useText()
  const remove = async () => {
    const { message } = await onDelete()
    onDone()
    return message
  }
  return (
    <ConfirmDialog title={title} confirmLabel={text(contentMessages.deleteYes)} onConfirm={remove} onCancel={onCancel}>
      <p className="break-words">{children}</p>
    </ConfirmDialog>
  )
}
