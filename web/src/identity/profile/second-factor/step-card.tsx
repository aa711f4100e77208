import { useEffect, useRef, type ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

/** A card with its step number. Its title takes the focus after the previous step. */
export function StepCard({ step, title, children }: { step?: 1 | 2 | 3; title: string; children: ReactNode }) {
  const { text, digits } = useLanguage()
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (step !== 1) heading.current?.focus()
  }, [step])
  return (
    <Card
      className="w-full max-w-[40rem]"
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {step && (
            <span className="block text-sm font-semibold text-muted">
              {text(secondFactorMessages.step, { n: digits(step) })}
            </span>
          )}
          {title}
        </span>
      }
    >
      {children}
    </Card>
  )
}
