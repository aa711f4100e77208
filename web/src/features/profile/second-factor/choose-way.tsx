import { useState } from 'react'
import { startSecondFactor } from '../../../../../domain/src/contracts/second-factor.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { secondFactorWords as words } from './second-factor-words.ts'
import type { Started } from './set-up.tsx'
import { StepCard } from './step-card.tsx'
import { useWayName, type SecondFactor } from './use-second-factor.ts'

export function ChooseWay({ factor, onStarted }: { factor: SecondFactor; onStarted(started: Started): void }) {
  const { text } = useLanguage()
  const { to } = useWayName(factor)
  const [way, setWay] = useState<'TOTP' | 'CODE'>('TOTP')
  const [isAlsoByCode, setIsAlsoByCode] = useState(false)
  const [password, setPassword] = useState('')
  const problems = useProblems({ password: words.password })
  const { isBusy, run } = useBusy()
  const isSms = factor.codeWay === 'SMS'
  const submit = () => {
    if (!password && problems.refuse([issue('password', 'required')])) return
    problems.clear()
    const body = { way, password, alsoByCodeYn: way === 'TOTP' && isAlsoByCode ? ('Y' as const) : ('N' as const) }
    void run(() =>
      call(startSecondFactor, { body })
        .then(({ data }) => onStarted(data))
        .catch(problems.failed),
    )
  }
  return (
    <StepCard step={1} title={text(words.chooseTitle)}>
      <Form problems={problems} onSubmit={submit}>
        <RadioGroup<'TOTP' | 'CODE'>
          id="way"
          label={text(words.way)}
          value={way}
          onChange={setWay}
          choices={[
            { value: 'TOTP', label: text(words.wayApp), hint: text(words.wayAppHint) },
            { value: 'CODE', label: text(isSms ? words.waySms : words.wayEmail, { to }), hint: text(words.wayCodeHint) },
          ]}
        />
        {way === 'TOTP' && (
          <Checkbox
            id="alsoByCode"
            label={text(isSms ? words.alsoSms : words.alsoEmail, { to })}
            isChecked={isAlsoByCode}
            onChange={setIsAlsoByCode}
          />
        )}
        <PasswordInput
          id="password"
          label={text(words.password)}
          hint={text(words.passwordHint)}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            problems.settle('password')
            setPassword(typed)
          }}
          error={problems.errorOf('password')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.goOn)}
        </Button>
      </Form>
    </StepCard>
  )
}
