import { useState } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import { complaintFields } from '../../../../../domain/src/complaints/form.ts'
import { enterComplaint } from '../../../../../domain/src/contracts/complaints.ts'
import { readPhone } from '../../../../../domain/src/fields/phone.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { fetchOffices } from '../fetch-offices.ts'
import { formOfParts } from '../form-of-parts.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import { words as publicWords } from '../words.ts'
import { words } from './words.ts'

/** The same form for who is on the line or before the counter, without a captcha. A caller's number comes along. */
export function TakeDownComplaint({ mobile }: { mobile: string }) {
  const text = useText()
  const [ticketNo, setTicketNo] = useState<string>()
  const { services, fileOf } = useKeptFiles(fetchOffices)
  const phone = readPhone(mobile)
  const send = async (kept: Answers) => {
    const { data } = await call(enterComplaint, { form: formOfParts('complaint', kept, fileOf), isPatient: true })
    setTicketNo(data.ticketNo)
  }
  return (
    <>
      <PageTitle intro={text(words.takeDownIntro)}>{text(words.takeDown)}</PageTitle>
      <Card title={text(words.matter)} className="w-full max-w-3xl">
        {ticketNo ? (
          <div className="flex flex-col items-start gap-4">
            <Alert kind="success" takesFocus title={text(words.takenDown)}>
              {text(publicWords.ticketNo)}{' '}
              <strong lang="en" translate="no" className="text-xl tabular-nums">
                {ticketNo}
              </strong>
            </Alert>
            <ButtonLink to="?view=all" look="secondary">
              {text(words.back)}
            </ButtonLink>
          </div>
        ) : (
          <AnswerForm
            fields={complaintFields}
            services={services}
            sendLabel={publicWords.submit}
            onSend={send}
            {...(phone && { initial: { mobile: phone } })}
          />
        )}
      </Card>
    </>
  )
}
