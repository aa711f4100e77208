import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { complaintFields } from '@wewb/domain/content/complaints/complaint-form'
import { enterComplaint } from '@wewb/domain/content/complaint-contracts'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { ComplaintFieldsForm } from '#content/complaints/complaint-fields-form.tsx'
import { fetchOffices } from '#content/complaints/fetch-offices.ts'
import { toComplaintFormData } from '#content/complaints/complaint-form-data.ts'
import { useInMemoryFiles } from '#content/complaints/use-in-memory-files.ts'
import { complaintMessages } from '#content/complaints/messages.ts'
import { complaintDeskMessages } from './messages.ts'

/** Registers a complaint for a caller or visitor, without a captcha. The caller's number is prefilled. */
export function RegisterComplaintByPhone({ mobile }: { mobile: string }) {
  const text = useText()
  const [ticketNo, setTicketNo] = useState<string>()
  const { services, findFile } = useInMemoryFiles(fetchOffices)
  const phone = parsePhone(mobile)
  const send = async (normalized: Answers) => {
    const { data } = await sendRequest(enterComplaint, {
      form: toComplaintFormData('complaint', normalized, findFile),
      isOfflineTolerant: true,
    })
    setTicketNo(data.ticketNo)
  }
  return (
    <>
      <PageTitle intro={text(complaintDeskMessages.takeDownIntro)}>{text(complaintDeskMessages.takeDown)}</PageTitle>
      <Card title={text(complaintDeskMessages.matter)} className="w-full max-w-3xl">
        {ticketNo ? (
          <div className="flex flex-col items-start gap-4">
            <Alert kind="success" takesFocus title={text(complaintDeskMessages.takenDown)}>
              {text(complaintMessages.ticketNo)}{' '}
              <strong lang="en" translate="no" className="text-xl tabular-nums">
                {ticketNo}
              </strong>
            </Alert>
            <ButtonLink to="?view=all" variant="secondary">
              {text(complaintDeskMessages.back)}
            </ButtonLink>
          </div>
        ) : (
          <ComplaintFieldsForm
            fields={complaintFields}
            services={services}
            submitLabel={complaintMessages.submit}
            onSend={send}
            {...(phone && { initial: { mobile: phone } })}
          />
        )}
      </Card>
    </>
  )
}
