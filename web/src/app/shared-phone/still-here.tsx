import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Presence } from './presence.ts'
import { words } from './words.ts'

type Props = { presence: Presence; onStay(): void; onLeave(): void }

/** The question before a phone that nobody touches is left, with the seconds that remain. */
export function StillHere({ presence, onStay, onLeave }: Props) {
  const text = useText()
  return (
    <Modal
      isOpen={presence.is === 'asked'}
      onClose={onStay}
      title={text(words.stillHere)}
      size="md"
      actions={<Button onClick={onStay}>{text(words.stay)}</Button>}
      cancelLabel={text(words.leave)}
      onCancel={onLeave}
    >
      {presence.is === 'asked' && <p className="tabular-nums">{text(words.soonOut, { n: presence.secondsLeft })}</p>}
      <p className="mt-2 text-muted">{text(words.nothingLost)}</p>
    </Modal>
  )
}
