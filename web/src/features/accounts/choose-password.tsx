import { useState } from 'react'
import { checkNewPassword } from '../../../../domain/src/accounts/registration.ts'
import { resetPassword } from '../../../../domain/src/contracts/accounts.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { AccountCard } from './account-card.tsx'
import { dropStep } from './later-steps-kept.ts'
import { laterWords } from './later-words.ts'

type Props = { loginId: string; resetToken: string; onDone(): void }

export function ChoosePassword({ loginId, resetToken, onDone }: Props) {
  const text = useText()
  const [newPassword, setNewPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const problems = useProblems({ newPassword: laterWords.newPassword, confirmPassword: laterWords.confirmNewPassword })
  const { isBusy, run } = useBusy()
  const submit = () => {
    if (problems.refuse(checkNewPassword('newPassword', newPassword, confirmPassword))) return
    problems.clear()
    void run(async () => {
      try {
        await call(resetPassword, { body: { resetToken, newPassword, confirmPassword } })
        dropStep()
        onDone()
      } catch (problem) {
        // The token is used up: a reload begins anew.
        if (problem instanceof CallProblem && problem.code === 'OTP_EXPIRED') dropStep()
        const isWeak = problem instanceof CallProblem && problem.code === 'WEAK_PASSWORD' && !problem.issues.length
        if (isWeak) problems.refuse([issue('newPassword', 'weak-password')])
        else problems.failed(problem)
      }
    })
  }
  return (
    <AccountCard title={text(laterWords.newPasswordTitle)} intro={text(laterWords.neverShare)}>
      <Form problems={problems} onSubmit={submit}>
        {/* Password managers learn from this whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordInput
          id="newPassword"
          label={text(laterWords.newPassword)}
          autoComplete="new-password"
          showsRules
          value={newPassword}
          onChange={setNewPassword}
          error={problems.errorOf('newPassword')}
        />
        <PasswordInput
          id="confirmPassword"
          label={text(laterWords.confirmNewPassword)}
          autoComplete="new-password"
          value={confirmPassword}
          onChange={setConfirmPassword}
          error={problems.errorOf('confirmPassword')}
        />
        <Button type="submit" isBusy={isBusy}>
          {text(laterWords.savePassword)}
        </Button>
      </Form>
    </AccountCard>
  )
}
