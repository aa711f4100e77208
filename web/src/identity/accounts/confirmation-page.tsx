import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { accountStepMessages } from './account-step-messages.ts'
import { accountMessages } from './account-messages.ts'

const { registeredTitle, registeredMobile, registeredEmail, neverShare, changedTitle, changedText } =
  accountStepMessages

const ends = {
  'registered-by-mobile': { title: registeredTitle, sentences: [registeredMobile, neverShare] },
  'registered-by-email': { title: registeredTitle, sentences: [registeredEmail, neverShare] },
  'password-changed': { title: changedTitle, sentences: [changedText] },
} satisfies Record<string, { title: Bilingual; sentences: Bilingual[] }>

/** Confirms the outcome, with advice and a link to continue. */
export function ConfirmationPage({ outcome }: { outcome: keyof typeof ends }) {
  const { title, sentences } = ends[outcome]
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto w-full max-w-[32rem]">
      <Card className="flex flex-col items-center gap-4 text-center shadow-card">
        <span className="grid size-16 place-items-center rounded-full bg-done-soft text-done">
          <CircleCheck aria-hidden size={36} />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {text(title)}
        </h1>
        {sentences.map((sentence) => (
          <p key={sentence.en}>{text(sentence)}</p>
        ))}
        <ButtonLink to="/login" className="mt-2 w-full">
          {text(accountMessages.logIn)}
        </ButtonLink>
      </Card>
    </div>
  )
}
