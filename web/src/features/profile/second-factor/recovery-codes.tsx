import { Check, Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { usePerson } from '../../../ui/use-person.ts'
import { secondFactorWords as words } from './second-factor-words.ts'
import { StepCard } from './step-card.tsx'

type Props = { codes: string[]; isSettingUp: boolean; onDone(): void }

/** Shown once. Nobody leaves without saying that they are kept: without them a lost phone is a closed account. */
export function RecoveryCodes({ codes, isSettingUp, onDone }: Props) {
  const { text, date } = useLanguage()
  const person = usePerson()
  const [isCopied, setIsCopied] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [today] = useState(() => new Date())
  const copy = () =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => undefined,
    )
  const finish = () => (isKept ? onDone() : setHasTried(true))
  return (
    <StepCard {...(isSettingUp && { step: 3 as const })} title={text(words.codesTitle)}>
      <div className="grid gap-4">
        <p>{text(words.codesIntro)}</p>
        <p className="hidden print:block">
          <span lang="en">{person?.login_id}</span> · {date(today)}
        </p>
        <ol
          lang="en"
          aria-label={text(words.codes)}
          className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-draft-soft p-4 min-[22rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="text-center font-mono text-lg font-semibold tracking-wide whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button look="secondary" icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />} onClick={copy}>
            <span aria-live="polite">{text(isCopied ? words.copied : words.copyCodes)}</span>
          </Button>
          <Button look="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
            {text(words.print)}
          </Button>
        </div>
        <div className="grid gap-4 print:hidden">
          <Alert kind="needs-you">{text(words.codesOnce)}</Alert>
          <Checkbox
            id="kept"
            label={text(words.kept)}
            isChecked={isKept}
            onChange={setIsKept}
            error={hasTried && !isKept ? text(words.keptFirst) : undefined}
          />
          <Button onClick={finish} className="justify-self-start">
            {text(words.done)}
          </Button>
        </div>
      </div>
    </StepCard>
  )
}
