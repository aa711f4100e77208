import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatAnswers, flattenSections, type FormattedAnswer } from '@wewb/domain/engine/evaluation/format-answers'
import { DocumentLinks } from '#form-engine/fields/document-links.tsx'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import { AnswerRows } from '#form-engine/forms/answer-rows.tsx'
import { isAtPath } from '#form-engine/forms/use-issues.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import type { FormPageProps } from './form-pages.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'
import { findReturnedPayments } from './payments.tsx'
import { SubmissionIssues } from './submission-issues.tsx'
import { stepOfPath } from './step-of-path.ts'
import { applicationFormMessages } from './messages.ts'

/** Reviews the corrections and resubmits the application. */
export function ReviewCorrections({ application, applicationForm: { form }, submission, hrefOf }: FormPageProps) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const { submit, refusal } = submission
  const { definition, unlocked } = application
  const lines = flattenSections(formatAnswers(definition, form.storedAnswers, form.evaluationContext, locale)).filter(
    ({ path }) => unlocked.some((open) => isAtPath(path, open)),
  )
  const linkTo = ({ path, label }: FormattedAnswer) => (
    <TextLink to={hrefOf(stepOfPath(definition, path) ?? '', path)}>
      {text(applicationFormMessages.change)}
      <span className="sr-only"> {label}</span>
    </TextLink>
  )
  const confirmationTexts = findReturnedPayments(application).length > 0 ? bankSaid : formSaid
  const send = () =>
    void run(async () => {
      setFailure(undefined)
      await submit().catch(setFailure)
    })
  return (
    <FormServicesContext value={form.services}>
      <div className="grid max-w-2xl gap-4">
        {refusal.issues.length > 0 && (
          <SubmissionIssues key={refusal.attempt} issues={refusal.issues} form={form} hrefOf={hrefOf} />
        )}
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <Card title={text(confirmationTexts.title)}>
          <AnswerRows rows={lines} under={documentsOf} aside={linkTo} />
          <p className="mt-4">{text(confirmationTexts.explained)}</p>
          <Button
            isBusy={isBusy}
            icon={<Send aria-hidden size={20} />}
            onClick={send}
            className="mt-4 w-full sm:w-auto"
          >
            {text(confirmationTexts.send)}
          </Button>
        </Card>
      </div>
    </FormServicesContext>
  )
}

const formSaid = {
  title: applicationFormMessages.corrected,
  explained: applicationFormMessages.correctedText,
  send: applicationFormMessages.submitAgain,
}
const bankSaid = {
  title: paymentStatusMessages.corrected,
  explained: paymentStatusMessages.correctedText,
  send: paymentStatusMessages.send,
}

const documentsOf = (line: FormattedAnswer) => line.documents && <DocumentLinks documents={line.documents} />
