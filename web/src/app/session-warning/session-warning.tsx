import { useEffect, useState } from 'react'
import { logout } from '@wewb/domain/identity/account-contracts'
import { formatTime } from '@wewb/domain/language/dates'
import { endSession } from '#lib/api-client/session-end.ts'
import { flushUnsavedChanges } from '#lib/api-client/flush-unsaved-changes.ts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { logOut } from '#app/log-out.ts'
import { sessionWarningMessages } from './messages.ts'
import { describeTimeLeft, type SessionTime } from './session-time.ts'
import { useSessionTime } from './use-session-time.ts'

/** Sends the input and ends the session; the next login returns to this page. */
async function logInAgain() {
  await flushUnsavedChanges()
  await sendRequest(logout).catch(() => undefined)
  endSession('invalid')
}

/** Warns two minutes before the session ends, on every signed-in page. */
export function SessionWarning() {
  const { state, time, now, extend } = useSessionTime()
  const [dismissedEnd, setDismissedEnd] = useState<number>()
  const isEnding = state === 'warning'
  const isFinal = isEnding && time?.isExtendable === false
  useEffect(() => {
    if (isFinal) void flushUnsavedChanges()
  }, [isFinal])
  if (!time) return null
  return (
    <SessionWarningDialog
      time={time}
      now={now}
      isOpen={isEnding && (time.isExtendable || dismissedEnd !== time.endsAt)}
      onContinue={extend}
      onDismiss={() => setDismissedEnd(time.endsAt)}
    />
  )
}

type Props = { time: SessionTime; now: number; isOpen: boolean; onContinue(): void; onDismiss(): void }

/** After inactivity the session can be extended; at the end of its hours only a new login continues. */
export function SessionWarningDialog({ time, now, isOpen, onContinue, onDismiss }: Props) {
  const { text, locale } = useLanguage()
  const { endsAt, isExtendable } = time
  const clock = formatTime(new Date(endsAt), locale, -new Date(endsAt).getTimezoneOffset())
  return (
    <Modal
      isOpen={isOpen}
      onClose={isExtendable ? onContinue : onDismiss}
      title={text(sessionWarningMessages.title)}
      size="md"
      actions={
        <Button onClick={isExtendable ? onContinue : () => void logInAgain()}>
          {text(isExtendable ? sessionWarningMessages.stay : sessionWarningMessages.logInAgain)}
        </Button>
      }
      cancelLabel={text(isExtendable ? sessionWarningMessages.logOut : sessionWarningMessages.later)}
      onCancel={isExtendable ? () => void logOut() : onDismiss}
    >
      <p>{text(isExtendable ? sessionWarningMessages.idle : sessionWarningMessages.limit, { time: clock })}</p>
      <p aria-live="polite" className="mt-2 font-semibold">
        {text(sessionWarningMessages.timeLeft, { left: describeTimeLeft(endsAt - now) })}
      </p>
      <p className="mt-2 text-muted">{text(sessionWarningMessages.saved)}</p>
    </Modal>
  )
}
