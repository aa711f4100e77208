import { Send } from 'lucide-react'
import { useState } from 'react'
import { describe, linesOf, type Line } from '../../../../domain/src/engine/describe.ts'
import { DocumentLinks } from '../../fields/document-links.tsx'
import { FormServicesContext } from '../../fields/form-services.ts'
import { AnswerLines } from '../../forms/answer-lines.tsx'
import { isAt } from '../../forms/use-issues.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import type { FormPage } from './form-pages.tsx'
import { paymentWords } from './payment-words.ts'
import { returnedOf } from './payments.tsx'
import { RefusedIssues } from './refused-issues.tsx'
import { stepOfPath } from './step-of-path.ts'
import { words } from './words.ts'

/** What came of the corrections, and the button that hands the file back to the board. */
export function Corrected({ application, filling: { form }, submission, hrefOf }: FormPage) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const { submit, refusal } = submission
  const { definition, unlocked } = application
  const lines = linesOf(describe(definition, form.kept, form.known, locale)).filter(({ path }) => unlocked.some((open) => isAt(path, open)))
  const linkTo = ({ path, label }: Line) => (
    <TextLink to={hrefOf(stepOfPath(definition, path) ?? '', path)}>
      {text(words.change)}
      <span className="sr-only"> {label}</span>
    </TextLink>
  )
  const said = returnedOf(application) ? bankSaid : formSaid
  const send = () =>
    void run(async () => {
      setFailure(undefined)
      await submit().catch(setFailure)
    })
  return (
    <FormServicesContext value={form.services}>
      <div className="grid max-w-2xl gap-4">
        {refusal.issues.length > 0 && <RefusedIssues key={refusal.attempt} issues={refusal.issues} form={form} hrefOf={hrefOf} />}
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <Card title={text(said.title)}>
          <AnswerLines lines={lines} under={documentsOf} aside={linkTo} />
          <p className="mt-4">{text(said.explained)}</p>
          <Button isBusy={isBusy} icon={<Send aria-hidden size={20} />} onClick={send} className="mt-4 w-full sm:w-auto">
            {text(said.send)}
          </Button>
        </Card>
      </div>
    </FormServicesContext>
  )
}

const formSaid = { title: words.corrected, explained: words.correctedText, send: words.submitAgain }
const bankSaid = { title: paymentWords.corrected, explained: paymentWords.correctedText, send: paymentWords.send }

const documentsOf = (line: Line) => line.documents && <DocumentLinks documents={line.documents} />
