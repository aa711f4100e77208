import { Check, Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { useCurrentUser } from '#lib/api-client/use-current-user.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import { StepCard } from './step-card.tsx'

type Props = { codes: string[]; isSettingUp: boolean; onDone(): void }

/**
 * Shows the recovery codes once. The user must confirm having saved them: without them a lost phone locks the account.
 */
export function RecoveryCodes({ codes, isSettingUp, onDone }: Props) {
  const { text, date } = useLanguage()
  const person = useCurrentUser()
  const [isCopied, setIsCopied] = useState(false)
  const [isStored, setIsStored] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [today] = useState(() => new Date())
  const copy = () =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    )
  const finish = () => (isStored ? onDone() : setHasTried(true))
  return (
    <StepCard {...(isSettingUp && { step: 3 as const })} title={text(secondFactorMessages.codesTitle)}>
      <div className="grid gap-4">
        <p>{text(secondFactorMessages.codesIntro)}</p>
        <p className="hidden print:block">
          <span lang="en">{person?.login_id}</span> · {date(today)}
        </p>
        <ol
          lang="en"
          aria-label={text(secondFactorMessages.codes)}
          className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-draft-soft p-4 min-[22rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="text-center font-mono text-lg font-semibold tracking-wide whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            variant="secondary"
            icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
            onClick={copy}
          >
            <span aria-live="polite">
              {text(isCopied ? secondFactorMessages.copied : secondFactorMessages.copyCodes)}
            </span>
          </Button>
          <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
            {text(secondFactorMessages.print)}
          </Button>
        </div>
        <div className="grid gap-4 print:hidden">
          <Alert kind="needs-you">{text(secondFactorMessages.codesOnce)}</Alert>
          <Checkbox
            id="kept"
            label={text(secondFactorMessages.kept)}
            isChecked={isStored}
            onChange={setIsStored}
            error={hasTried && !isStored ? text(secondFactorMessages.keptFirst) : undefined}
          />
          <Button onClick={finish} className="justify-self-start">
            {text(secondFactorMessages.done)}
          </Button>
        </div>
      </div>
    </StepCard>
  )
}
