import { useState } from 'react'
import { startSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import type { SecondFactorSetup } from './set-up-second-factor.tsx'
import { StepCard } from './step-card.tsx'
import { useSecondFactorMethodName, type SecondFactor } from './use-second-factor.ts'

export function ChooseMethod({
  factor,
  onStarted,
}: {
  factor: SecondFactor
  onStarted(started: SecondFactorSetup): void
}) {
  const { text } = useLanguage()
  const { to } = useSecondFactorMethodName(factor)
  const [method, setMethod] = useState<'TOTP' | 'CODE'>('TOTP')
  const [isAlsoByCode, setIsAlsoByCode] = useState(false)
  const [password, setPassword] = useState('')
  const problems = useProblems({ password: secondFactorMessages.password })
  const { isBusy, run } = useBusy()
  const isSms = factor.codeWay === 'SMS'
  const submit = () => {
    if (!password && problems.showIssues([issue('password', 'required')])) return
    problems.clear()
    const body = {
      way: method,
      password,
      alsoByCodeYn: method === 'TOTP' && isAlsoByCode ? ('Y' as const) : ('N' as const),
    }
    void run(() =>
      sendRequest(startSecondFactor, { body })
        .then(({ data }) => onStarted(data))
        .catch(problems.showProblem),
    )
  }
  return (
    <StepCard step={1} title={text(secondFactorMessages.chooseTitle)}>
      <Form problems={problems} onSubmit={submit}>
        <RadioGroup<'TOTP' | 'CODE'>
          id="way"
          label={text(secondFactorMessages.method)}
          value={method}
          onChange={setMethod}
          choices={[
            { value: 'TOTP', label: text(secondFactorMessages.byApp), hint: text(secondFactorMessages.byAppHint) },
            {
              value: 'CODE',
              label: text(isSms ? secondFactorMessages.bySms : secondFactorMessages.byEmail, { to }),
              hint: text(secondFactorMessages.byCodeHint),
            },
          ]}
        />
        {method === 'TOTP' && (
          <Checkbox
            id="alsoByCode"
            label={text(isSms ? secondFactorMessages.alsoSms : secondFactorMessages.alsoEmail, { to })}
            isChecked={isAlsoByCode}
            onChange={setIsAlsoByCode}
          />
        )}
        <PasswordInput
          id="password"
          label={text(secondFactorMessages.password)}
          hint={text(secondFactorMessages.passwordHint)}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            problems.clearErrorsAt('password')
            setPassword(typed)
          }}
          error={problems.errorOf('password')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(secondFactorMessages.goOn)}
        </Button>
      </Form>
    </StepCard>
  )
}
