import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { checkNewPassword } from '../../../../domain/src/accounts/registration.ts'
import { changePassword } from '../../../../domain/src/contracts/accounts.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { usePerson } from '../../ui/use-person.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words } from './words.ts'

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordPage() {
  const text = useText()
  const person = usePerson()
  const [typed, setTyped] = useState(blank)
  const problems = useProblems(words)
  const { isBusy, run } = useBusy()
  const client = useQueryClient()
  const submit = () => {
    const old = typed.oldPassword ? [] : [issue('oldPassword', 'required')]
    if (problems.refuse([...old, ...checkNewPassword('newPassword', typed.newPassword, typed.confirmPassword)])) return
    problems.clear()
    void run(async () => {
      try {
        const { message } = await call(changePassword, { body: typed })
        setTyped(blank)
        toast({ kind: 'success', text: message })
        // Whoever had to change it first gets the menus that were closed until now.
        await client.invalidateQueries()
      } catch (problem) {
        const isWeak = problem instanceof CallProblem && problem.code === 'WEAK_PASSWORD' && !problem.issues.length
        if (isWeak) problems.refuse([issue('newPassword', 'weak-password')])
        else problems.failed(problem)
      }
    })
  }
  const box = (id: keyof typeof blank) => ({
    id,
    label: text(words[id]),
    value: typed[id],
    onChange: (value: string) => {
      problems.settle(id)
      setTyped({ ...typed, [id]: value })
    },
    error: problems.errorOf(id),
  })
  return (
    <>
      <PageTitle>{text(words.passwordTitle)}</PageTitle>
      <Card className="w-full max-w-[32rem]">
        <Form problems={problems} onSubmit={submit}>
          <Alert kind="info">{text(words.passwordIntro)}</Alert>
          {/* Password managers learn from this whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={person?.login_id ?? ''} readOnly hidden />
          <PasswordInput {...box('oldPassword')} autoComplete="current-password" />
          <PasswordInput {...box('newPassword')} autoComplete="new-password" showsRules />
          <PasswordInput {...box('confirmPassword')} autoComplete="new-password" />
          <Button type="submit" isBusy={isBusy}>
            {text(words.change)}
          </Button>
        </Form>
      </Card>
    </>
  )
}
