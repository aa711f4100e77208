import { useState } from 'react'
import type { SecondFactorWay } from '../../../../../domain/src/accounts/second-factor.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { sendOwnCode } from '../../../../../domain/src/contracts/second-factor.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ResendCode } from '../../../ui/resend-code.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { words as uiWords } from '../../../ui/words.ts'
import { secondFactorWords as words } from './second-factor-words.ts'
import { StepCard } from './step-card.tsx'
import { useWayName, type SecondFactor } from './use-second-factor.ts'

export type Proof = { password: string; way: SecondFactorWay; code: string }
type Props = {
  factor: SecondFactor
  title: string
  intro: string
  act: string
  look?: 'danger'
  onProven(proof: Proof): Promise<void>
  onCancel(): void
}

/** Password and code again: an unlocked screen must not be enough to change how one logs in. */
export function ProveOneself({ factor, title, intro, act, look, onProven, onCancel }: Props) {
  const { text } = useLanguage()
  const { nameOf } = useWayName(factor)
  const [given, setGiven] = useState<Proof>({ password: '', way: factor.ways[0] ?? 'RECOVERY', code: '' })
  const [sent, setSent] = useState<{ data: AnswerOf<typeof sendOwnCode>; round: number }>()
  const problems = useProblems({ password: words.password, code: words.code })
  const { isBusy, run } = useBusy()
  const set = (change: Partial<Proof>) => {
    problems.settle(...Object.keys(change))
    setGiven({ ...given, ...change })
  }
  const submit = () => {
    const missing = (['password', 'code'] as const).filter((name) => !given[name].trim())
    if (problems.refuse(missing.map((name) => issue(name, 'required')))) return
    problems.clear()
    void run(() => onProven(given).catch(problems.failed))
  }
  const send = () =>
    void run(() =>
      call(sendOwnCode)
        .then(({ data }) => setSent((last) => ({ data, round: (last?.round ?? 0) + 1 })))
        .catch(problems.failed),
    )
  const isSent = given.way === 'SMS' || given.way === 'EMAIL'
  return (
    <StepCard title={title}>
      <p className="-mt-2 mb-4 text-muted">{intro}</p>
      <Form problems={problems} onSubmit={submit}>
        <PasswordInput
          id="password"
          label={text(words.password)}
          autoComplete="current-password"
          value={given.password}
          onChange={(password) => set({ password })}
          error={problems.errorOf('password')}
        />
        <RadioGroup
          id="way"
          label={text(words.codeBy)}
          value={given.way}
          onChange={(way) => set({ way, code: '' })}
          choices={factor.ways.map((way) => ({ value: way, label: nameOf(way) }))}
        />
        {isSent && sent && <ResendCode key={sent.round} after={sent.data.resendAfter} onResend={send} isBusy={isBusy} />}
        {isSent && !sent && (
          <Button look="secondary" isBusy={isBusy} className="self-start" onClick={send}>
            {text(words.sendCode)}
          </Button>
        )}
        <TextInput
          id="code"
          label={text(words.code)}
          autoComplete="one-time-code"
          inputMode={given.way === 'RECOVERY' ? 'text' : 'numeric'}
          {...(given.way === 'RECOVERY' ? { lang: 'en' } : { script: 'digits' as const })}
          width="medium"
          value={given.code}
          onChange={(code) => set({ code })}
          error={problems.errorOf('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} {...(look && { look })}>
            {act}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {text(uiWords.cancel)}
          </Button>
        </div>
      </Form>
    </StepCard>
  )
}
