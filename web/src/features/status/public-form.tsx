import { getScreen } from '../../../../domain/src/access/screens.ts'
import { checkAsked, readAsked } from '../../../../domain/src/contracts/asked-status.ts'
import { checkStatus } from '../../../../domain/src/contracts/desk.ts'
import type { PostedStatus } from '../../../../domain/src/contracts/public-data.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { addressIn } from '../../../../domain/src/language/language-address.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { StatusFields } from './status-fields.tsx'
import type { StatusAnswer } from './status-shown.ts'
import type { useAsked } from './use-asked.ts'
import { useStatusProblems } from './use-status-problems.tsx'
import { words } from './words.ts'

type Props = ReturnType<typeof useAsked> & { posted: PostedStatus | undefined; onAnswer(answer: StatusAnswer): void }

/** Asks by a call; without script the browser sends it, and the server draws the page anew with what came of it. */
export function PublicForm({ modules, asked, change, posted, onAnswer }: Props) {
  const { text, locale } = useLanguage()
  const isAlive = useIsAlive()
  const captcha = useCaptcha(posted?.picture)
  const { problems, help, fail } = useStatusProblems(posted)
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
      <Form problems={problems} afterAlert={help} onSubmit={submit} action={addressIn(locale, getScreen('app-status-check').path)}>
        <StatusFields modules={modules} asked={asked} onChange={change} problems={problems} />
        {captcha.picture && <input type="hidden" name="captchaId" value={captcha.picture.captchaId} />}
        {/* Without script there is nothing to type until a picture has come with the page. */}
        <div className={captcha.picture ? '' : 'noscript:hidden'}>
          <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        </div>
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(words.check)}
        </Button>
        {/* After the other one, which the Enter key presses. */}
        {!isAlive && captcha.picture && (
          <Button type="submit" name="renew" value="Y" look="quiet" className="sm:self-start">
            {text(words.newPicture)}
          </Button>
        )}
      </Form>
    </Card>
  )
}
