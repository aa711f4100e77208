import { accountIssue } from '@wewb/domain/engine/fields/account-issues'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { validateNewPassword } from '@wewb/domain/identity/accounts/registration'
import { changePassword } from '@wewb/domain/identity/account-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { PasswordInput } from '#components/inputs/password-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCurrentUser } from '#lib/api-client/use-current-user.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { profileMessages } from './messages.ts'

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordPage() {
  const text = useText()
  const person = useCurrentUser()
  const [typed, setTyped] = useState(blank)
  const problems = useProblems(profileMessages)
  const { isBusy, run } = useBusy()
  const client = useQueryClient()
  const submit = () => {
    const old = typed.oldPassword ? [] : [issue('oldPassword', 'required')]
    if (problems.showIssues([...old, ...validateNewPassword('newPassword', typed.newPassword, typed.confirmPassword)]))
      return
    problems.clear()
    void run(async () => {
      try {
        const { message } = await sendRequest(changePassword, { body: typed })
        setTyped(blank)
        toast({ kind: 'success', text: message })
        // After a required change, the menus become available.
        await client.invalidateQueries()
      } catch (problem) {
        const isWeak = problem instanceof ApiProblem && problem.code === 'WEAK_PASSWORD' && !problem.issues.length
        if (isWeak) problems.showIssues([accountIssue('newPassword', 'weak-password')])
        else problems.showProblem(problem)
      }
    })
  }
  const inputProps = (id: keyof typeof blank) => ({
    id,
    label: text(profileMessages[id]),
    value: typed[id],
    onChange: (value: string) => {
      problems.clearErrorsAt(id)
      setTyped({ ...typed, [id]: value })
    },
    error: problems.errorOf(id),
  })
  return (
    <>
      <PageTitle>{text(profileMessages.passwordTitle)}</PageTitle>
      <Card className="w-full max-w-[32rem]">
        <Form problems={problems} onSubmit={submit}>
          <Alert kind="info">{text(profileMessages.passwordIntro)}</Alert>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={person?.login_id ?? ''} readOnly hidden />
          <PasswordInput {...inputProps('oldPassword')} autoComplete="current-password" />
          <PasswordInput {...inputProps('newPassword')} autoComplete="new-password" showsRules />
          <PasswordInput {...inputProps('confirmPassword')} autoComplete="new-password" />
          <Button type="submit" isBusy={isBusy}>
            {text(profileMessages.change)}
          </Button>
        </Form>
      </Card>
    </>
  )
}
