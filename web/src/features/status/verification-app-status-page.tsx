import { useState } from 'react'
import { getScreen, screenAt } from '../../../../domain/src/access/screens.ts'
import { checkAsked, readAsked } from '../../../../domain/src/contracts/asked-status.ts'
import { checkStatusSignedIn } from '../../../../domain/src/contracts/desk.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { StaffAnswer, type FullAnswer } from './staff-answer.tsx'
import { StatusFields } from './status-fields.tsx'
import { useAsked } from './use-asked.ts'
import { useStatusProblems } from './use-status-problems.tsx'
import { words } from './words.ts'

/** Every service that is built: what the board hides from the public, staff still answer for. */
const allModules = serviceModules
  .filter(({ path }) => screenAt(path)?.built)
  .map(({ code, name }) => ({ moduleCode: code, moduleName: name.en, moduleNameBng: name.bn }))

/** The same question asked by staff: no captcha, and the answer has history, note and amount. */
export function VerificationAppStatusPage() {
  const text = useText()
  const { modules, asked, change } = useAsked(allModules)
  const [answer, setAnswer] = useState<FullAnswer>()
  const { problems, help, fail } = useStatusProblems()
  const { isBusy, run } = useBusy()

  const submit = () => {
    setAnswer(undefined)
    if (problems.refuse(checkAsked(asked))) return
    problems.clear()
    void run(() => call(checkStatusSignedIn, { body: readAsked(asked) }).then(({ data }) => setAnswer(data), fail))
  }
  return (
    <>
      <div className="print:hidden">
        <PageTitle intro={text(words.staffIntro)}>{text(getScreen('verification-app-status').title)}</PageTitle>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[24rem_1fr]">
        <Card className="print:hidden">
          <Form problems={problems} afterAlert={help} onSubmit={submit}>
            <StatusFields modules={modules} asked={asked} onChange={change} problems={problems} />
            <Button type="submit" isBusy={isBusy} className="sm:self-start">
              {text(words.check)}
            </Button>
          </Form>
        </Card>
        {answer && <StaffAnswer answer={answer} />}
      </div>
    </>
  )
}
