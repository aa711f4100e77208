import { useState } from 'react'
import { getScreen, findScreenByPath } from '@wewb/domain/access/screens'
import { validateStatusQuery, normalizeStatusQuery } from '@wewb/domain/casework/status-query'
import { checkStatusSignedIn } from '@wewb/domain/casework/desk-contracts'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { StaffStatusResult, type StaffStatusResponse } from './staff-status-result.tsx'
import { StatusFields } from './status-fields.tsx'
import { useStatusForm } from './use-status-form.ts'
import { useStatusProblems } from './use-status-problems.tsx'
import { statusMessages } from './messages.ts'

/** All built services: staff can also query those hidden from the public. */
const allModules = serviceModules
  .filter(({ path }) => findScreenByPath(path)?.built)
  .map(({ code, name }) => ({ moduleCode: code, moduleName: name.en, moduleNameBng: name.bn }))

/** Status query for staff: without captcha, and the response has history, note and amount. */
export function VerificationAppStatusPage() {
  const text = useText()
  const { modules, request, change } = useStatusForm(allModules)
  const [answer, setAnswer] = useState<StaffStatusResponse>()
  const { problems, help, fail } = useStatusProblems()
  const { isBusy, run } = useBusy()

  const submit = () => {
    setAnswer(undefined)
    if (problems.showIssues(validateStatusQuery(request))) return
    problems.clear()
    void run(() =>
      sendRequest(checkStatusSignedIn, { body: normalizeStatusQuery(request) }).then(
        ({ data }) => setAnswer(data),
        fail,
      ),
    )
  }
  return (
    <>
      <div className="print:hidden">
        <PageTitle intro={text(statusMessages.staffIntro)}>
          {text(getScreen('verification-app-status').title)}
        </PageTitle>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[24rem_1fr]">
        <Card className="print:hidden">
          <Form problems={problems} afterAlert={help} onSubmit={submit}>
            <StatusFields modules={modules} request={request} onChange={change} problems={problems} />
            <Button type="submit" isBusy={isBusy} className="sm:self-start">
              {text(statusMessages.check)}
            </Button>
          </Form>
        </Card>
        {answer && <StaffStatusResult response={answer} />}
      </div>
    </>
  )
}
