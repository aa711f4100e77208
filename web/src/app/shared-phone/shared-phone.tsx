import { useEffect } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { guardTab } from './guard-tab.ts'
import { leaveSharedPhone } from './leave-shared-phone.ts'
import { useIdleTimeout } from './use-idle-timeout.ts'
import { sharedPhoneMessages } from './messages.ts'
import { Modal } from '#components/overlays/modal.tsx'
import type { IdleState } from './idle-timeout.ts'

type Props = { presence: IdleState; onContinue(): void; onLeave(): void }

/** Asks an idle user whether they are still there and shows the seconds that remain. */
function IdlePrompt({ presence, onContinue, onLeave }: Props) {
  const text = useText()
  return (
    <Modal
      isOpen={presence.status === 'asked'}
      onClose={onContinue}
      title={text(sharedPhoneMessages.stillHere)}
      size="md"
      actions={<Button onClick={onContinue}>{text(sharedPhoneMessages.stay)}</Button>}
      cancelLabel={text(sharedPhoneMessages.leave)}
      onCancel={onLeave}
    >
      {presence.status === 'asked' && (
        <p className="tabular-nums">{text(sharedPhoneMessages.soonOut, { n: presence.secondsLeft })}</p>
      )}
      <p className="mt-2 text-muted">{text(sharedPhoneMessages.nothingLost)}</p>
    </Modal>
  )
}

/** Runs on every page of a shared-phone session: it prompts an idle user and ends the session without a response. */
export function SharedPhone({ hasBar }: { hasBar: boolean }) {
  const { idleState, resetIdleTimer } = useIdleTimeout()
  useEffect(guardTab, [])
  useEffect(() => {
    if (idleState.status === 'gone') void leaveSharedPhone('idle')
  }, [idleState.status])
  return (
    <>
      {hasBar && <LeaveBar />}
      <IdlePrompt presence={idleState} onContinue={resetIdleTimer} onLeave={() => void leaveSharedPhone('asked')} />
    </>
  )
}

function LeaveBar() {
  const text = useText()
  return (
    <aside
      aria-label={text(sharedPhoneMessages.leave)}
      className="sticky top-0 z-30 border-b border-line bg-needs-you-soft print:hidden"
    >
      <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-1.5">
        <p className="min-w-0 text-sm leading-snug font-semibold text-needs-you">
          {text(sharedPhoneMessages.notYourPhone)}
        </p>
        <Button variant="secondary" isSmall className="shrink-0" onClick={() => void leaveSharedPhone('asked')}>
          {text(sharedPhoneMessages.leave)}
        </Button>
      </div>
    </aside>
  )
}
