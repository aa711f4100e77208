import { accountIssue } from '@wewb/domain/engine/fields/account-issues'
import { useState } from 'react'
import { validateNewPassword } from '@wewb/domain/identity/accounts/registration'
import { resetPassword } from '@wewb/domain/identity/account-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { AccountCard } from './account-card.tsx'
import { clearSavedOtpStep } from './otp-step-storage.ts'
import { accountStepMessages } from './account-step-messages.ts'

type Props = { loginId: string; resetToken: string; onDone(): void }

export function ResetPasswordForm({ loginId, resetToken, onDone }: Props) {
  const text = useText()
  const [newPassword, setNewPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const problems = useProblems({
    newPassword: accountStepMessages.newPassword,
    confirmPassword: accountStepMessages.confirmNewPassword,
  })
  const { isBusy, run } = useBusy()
  const submit = () => {
    if (problems.showIssues(validateNewPassword('newPassword', newPassword, confirmPassword))) return
    problems.clear()
    void run(async () => {
      try {
        await sendRequest(resetPassword, { body: { resetToken, newPassword, confirmPassword } })
        clearSavedOtpStep()
        onDone()
      } catch (problem) {
        // The token is used up: a reload starts again.
        if (problem instanceof ApiProblem && problem.code === 'OTP_EXPIRED') clearSavedOtpStep()
        const isWeak = problem instanceof ApiProblem && problem.code === 'WEAK_PASSWORD' && !problem.issues.length
        if (isWeak) problems.showIssues([accountIssue('newPassword', 'weak-password')])
        else problems.showProblem(problem)
      }
    })
  }
  return (
    <AccountCard title={text(accountStepMessages.newPasswordTitle)} intro={text(accountStepMessages.neverShare)}>
      <Form problems={problems} onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordInput
          id="newPassword"
          label={text(accountStepMessages.newPassword)}
          autoComplete="new-password"
          showsRules
          value={newPassword}
          onChange={setNewPassword}
          error={problems.errorOf('newPassword')}
        />
        <PasswordInput
          id="confirmPassword"
          label={text(accountStepMessages.confirmNewPassword)}
          autoComplete="new-password"
          value={confirmPassword}
          onChange={setConfirmPassword}
          error={problems.errorOf('confirmPassword')}
        />
        <Button type="submit" isBusy={isBusy}>
          {text(accountStepMessages.savePassword)}
        </Button>
      </Form>
    </AccountCard>
  )
}
