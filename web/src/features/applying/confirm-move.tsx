import { useState } from 'react'
import type { Move } from '../../../../domain/src/definition/workflow.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { statusWords as words } from './status-words.ts'

/** A move without a question is still asked once: some cannot be taken back. */
export function ConfirmMove({ move, onConfirm, onCancel }: { move: Move; onConfirm(): Promise<void>; onCancel(): void }) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(words.confirmMove, { move: move.label })}
      cancelLabel={text(words.no)}
      actions={
        <Button look="danger" isBusy={isBusy} onClick={() => void run(() => onConfirm().catch(setFailure))}>
          {text(words.yesDo, { move: move.label })}
        </Button>
      }
    >
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
      <p>{text(move.to === 'withdrawn' ? words.withdrawText : words.moveText)}</p>
    </Modal>
  )
}
