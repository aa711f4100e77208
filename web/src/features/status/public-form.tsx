import { checkStatus } from '../../../../domain/src/contracts/desk.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { checkAsked, readAsked } from './asked-status.ts'
import { StatusFields } from './status-fields.tsx'
import type { StatusAnswer } from './status-shown.ts'
import type { useAsked } from './use-asked.ts'
import { useStatusProblems } from './use-status-problems.tsx'
import { words } from './words.ts'

type Props = ReturnType<typeof useAsked> & { onAnswer(answer: StatusAnswer): void }

export function PublicForm({ modules, asked, change, onAnswer }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const { problems, help, fail } = useStatusProblems()
  const { isBusy, run } = useBusy()

  const submit = () => {
    const isBlank = !captcha.answer
    if (problems.refuse([...checkAsked(asked), ...(isBlank ? [issue('captcha', 'required')] : [])])) return
    problems.clear()
    void run(async () => {
      try {
        onAnswer((await call(checkStatus, { body: { ...readAsked(asked), ...captcha.given } })).data)
      } catch (problem) {
        // A picture serves once, whatever the answer was.
        captcha.renew()
        if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
        else fail(problem)
      }
    })
  }
  return (
    <Card className="print:hidden">
      <Form problems={problems} afterAlert={help} onSubmit={submit}>
        <StatusFields modules={modules} asked={asked} onChange={change} problems={problems} />
        <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(words.check)}
        </Button>
      </Form>
    </Card>
  )
}
