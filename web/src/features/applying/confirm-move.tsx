import type { Move } from '../../../../domain/src/definition/workflow.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { statusWords as words } from './status-words.ts'

/** A move without a question is still asked once: some cannot be taken back. */
export function ConfirmMove({ move, onConfirm, onCancel }: { move: Move; onConfirm(): Promise<void>; onCancel(): void }) {
  const text = useText()
  const confirm = async () => {
    await onConfirm()
    return undefined
  }
  return (
    <AskedOnceMore
      title={text(words.confirmMove, { move: move.label })}
      yes={text(words.yesDo, { move: move.label })}
      no={text(words.no)}
      act={confirm}
      onCancel={onCancel}
    >
      <p>{text(move.to === 'withdrawn' ? words.withdrawText : words.moveText)}</p>
    </AskedOnceMore>
  )
}
