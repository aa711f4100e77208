import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { words } from './words.ts'

type Props = { title: string; children: string; onDelete(): Promise<{ message: string }>; onCancel(): void; onDone(): void }

/** What is deleted does not come back. */
export function ConfirmDelete({ title, children, onDelete, onCancel, onDone }: Props) {
  const text = useText()
  const remove = async () => {
    const { message } = await onDelete()
    onDone()
    return message
  }
  return (
    <AskedOnceMore title={title} yes={text(words.deleteYes)} act={remove} onCancel={onCancel}>
      <p className="break-words">{children}</p>
    </AskedOnceMore>
  )
}
