import { getScreen } from '@wewb/domain/access/screens'
import { validateStatusQuery, normalizeStatusQuery } from '@wewb/domain/casework/status-query'
import { checkStatus } from '@wewb/domain/casework/desk-contracts'
import type { PostedStatusResult } from '@wewb/domain/content/public-page-data'
import { issue } from '@wewb/domain/engine/fields/issue'
import { localizedUrl } from '@wewb/domain/language/localized-url'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { CaptchaInput } from '#components/inputs/captcha-input.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useCaptcha } from '#components/inputs/use-captcha.ts'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'
import { StatusFields } from './status-fields.tsx'
import type { StatusResponse } from './status-alert-kind.ts'
import type { useStatusForm } from './use-status-form.ts'
import { useStatusProblems } from './use-status-problems.tsx'
import { statusMessages } from './messages.ts'

type Props = ReturnType<typeof useStatusForm> & {
  posted: PostedStatusResult | undefined
  onResponse(answer: StatusResponse): void
}

/** Queries the status by a request; without script the browser posts the form and the server renders the result. */
export function PublicStatusForm({ modules, request, change, posted, onResponse }: Props) {
  const { text, locale } = useLanguage()
  const isHydrated = useHydrated()
  const captcha = useCaptcha(posted?.picture)
  const { problems, help, fail } = useStatusProblems(posted)
  const { isBusy, run } = useBusy()

  const submit = () => {
    const isBlank = !captcha.answer
    if (problems.showIssues([...validateStatusQuery(request), ...(isBlank ? [issue('captcha', 'required')] : [])]))
      return
    problems.clear()
    void run(async () => {
      try {
        onResponse(
          (await sendRequest(checkStatus, { body: { ...normalizeStatusQuery(request), ...captcha.requestFields } }))
            .data,
        )
      } catch (problem) {
        // A captcha is valid for one request, also for a rejected one.
        captcha.refresh()
        if (problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA')
          problems.showIssues([issue('captcha', 'wrong-captcha')])
        else fail(problem)
      }
    })
  }
  return (
    <Card className="print:hidden">
      <Form
        problems={problems}
        afterAlert={help}
        onSubmit={submit}
        action={localizedUrl(locale, getScreen('app-status-check').path)}
      >
        <StatusFields modules={modules} request={request} onChange={change} problems={problems} />
        {captcha.picture && <input type="hidden" name="captchaId" value={captcha.picture.captchaId} />}
        {/* Without script the input is hidden until the page has a captcha image. */}
        <div className={captcha.picture ? '' : 'noscript:hidden'}>
          <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
        </div>
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(statusMessages.check)}
        </Button>
        {/* Comes after the submit button, which the Enter key presses. */}
        {!isHydrated && captcha.picture && (
          <Button type="submit" name="renew" value="Y" variant="quiet" className="sm:self-start">
            {text(statusMessages.newPicture)}
          </Button>
        )}
      </Form>
    </Card>
  )
}
