import { useState } from 'react'
import type { SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendOwnCode } from '@wewb/domain/identity/second-factor-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { componentMessages } from '#components/messages.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import { StepCard } from './step-card.tsx'
import { useSecondFactorMethodName, type SecondFactor } from './use-second-factor.ts'

export type ReauthenticationProof = { password: string; way: SecondFactorMethod; code: string }
type Props = {
  factor: SecondFactor
  title: string
  intro: string
  submitLabel: string
  variant?: 'danger'
  onSubmit(proof: ReauthenticationProof): Promise<void>
  onCancel(): void
}

/** Asks for password and code again: an unlocked screen must not suffice to change the login. */
export function Reauthenticate({ factor, title, intro, submitLabel, variant, onSubmit, onCancel }: Props) {
  const { text } = useLanguage()
  const { nameOf } = useSecondFactorMethodName(factor)
  const [proof, setProof] = useState<ReauthenticationProof>({
    password: '',
    way: factor.ways[0] ?? 'RECOVERY',
    code: '',
  })
  const [sent, setSent] = useState<{ data: ResponseOf<typeof sendOwnCode>; round: number }>()
  const problems = useProblems({ password: secondFactorMessages.password, code: secondFactorMessages.code })
  const { isBusy, run } = useBusy()
  const set = (change: Partial<ReauthenticationProof>) => {
    problems.clearErrorsAt(...Object.keys(change))
    setProof({ ...proof, ...change })
  }
  const submit = () => {
    const missing = (['password', 'code'] as const).filter((name) => !proof[name].trim())
    if (problems.showIssues(missing.map((name) => issue(name, 'required')))) return
    problems.clear()
    void run(() => onSubmit(proof).catch(problems.showProblem))
  }
  const send = () =>
    void run(() =>
      sendRequest(sendOwnCode)
        .then(({ data }) => setSent((last) => ({ data, round: (last?.round ?? 0) + 1 })))
        .catch(problems.showProblem),
    )
  const isSent = proof.way === 'SMS' || proof.way === 'EMAIL'
  return (
    <StepCard title={title}>
      <p className="-mt-2 mb-4 text-muted">{intro}</p>
      <Form problems={problems} onSubmit={submit}>
        <PasswordInput
          id="password"
          label={text(secondFactorMessages.password)}
          autoComplete="current-password"
          value={proof.password}
          onChange={(password) => set({ password })}
          error={problems.errorOf('password')}
        />
        <RadioGroup
          id="way"
          label={text(secondFactorMessages.codeBy)}
          value={proof.way}
          onChange={(way) => set({ way, code: '' })}
          choices={factor.ways.map((method) => ({ value: method, label: nameOf(method) }))}
        />
        {isSent && sent && (
          <ResendCode key={sent.round} after={sent.data.resendAfter} onResend={send} isBusy={isBusy} />
        )}
        {isSent && !sent && (
          <Button variant="secondary" isBusy={isBusy} className="self-start" onClick={send}>
            {text(secondFactorMessages.sendCode)}
          </Button>
        )}
        <TextInput
          id="code"
          label={text(secondFactorMessages.code)}
          autoComplete="one-time-code"
          inputMode={proof.way === 'RECOVERY' ? 'text' : 'numeric'}
          {...(proof.way === 'RECOVERY' ? { lang: 'en' } : { script: 'digits' as const })}
          width="medium"
          value={proof.code}
          onChange={(code) => set({ code })}
          error={problems.errorOf('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} {...(variant && { variant })}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text(componentMessages.cancel)}
          </Button>
        </div>
      </Form>
    </StepCard>
  )
}
