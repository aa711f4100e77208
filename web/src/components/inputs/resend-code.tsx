import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from './button.tsx'
import { otpMessages } from './otp-messages.ts'

/** Counts down, then offers the button. Needs a new `key` when a code was sent. */
export function ResendCode({ after, onResend, isBusy }: { after: number; onResend(): void; isBusy?: boolean }) {
  const { text, digits } = useLanguage()
  const [until] = useState(() => Date.now() + after * 1000)
  const [left, setLeft] = useState(after)
  useEffect(() => {
    // Computed from the clock, because timers pause while a phone sleeps.
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [until])

  if (left > 0) {
    return (
      <p className="flex min-h-11 items-center px-5 text-muted">
        <span role="timer" aria-live="off">
          {text(otpMessages.resendIn, { time: digits(minutes(left)) })}
        </span>
      </p>
    )
  }
  return (
    <Button variant="quiet" icon={<RefreshCw aria-hidden size={20} />} isBusy={isBusy ?? false} onClick={onResend}>
      {text(otpMessages.resend)}
    </Button>
  )
}

const minutes = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
