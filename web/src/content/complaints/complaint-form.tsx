import '#components/styles/app.css'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { complaintFields } from '@wewb/domain/content/complaints/complaint-form'
import { submitComplaint } from '@wewb/domain/content/complaint-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { Captcha } from '#components/inputs/use-captcha.ts'
import { ComplaintFieldsForm } from './complaint-fields-form.tsx'
import { fetchOffices } from './fetch-offices.ts'
import { toComplaintFormData } from './complaint-form-data.ts'
import { useInMemoryFiles } from './use-in-memory-files.ts'
import { complaintMessages } from './messages.ts'

/** Complaint form for visitors: one page, a captcha and a ticket. */
export function ComplaintForm({ onDone }: { onDone(ticketNo: string): void }) {
  const { services, findFile } = useInMemoryFiles(fetchOffices)
  const send = async (normalized: Answers, captcha: Captcha['requestFields'] | undefined) => {
    const form = toComplaintFormData('complaint', { ...normalized, ...captcha }, findFile)
    const { data } = await sendRequest(submitComplaint, { form, isOfflineTolerant: true })
    onDone(data.ticketNo)
  }
  return (
    <ComplaintFieldsForm
      fields={complaintFields}
      services={services}
      isCaptchaRequired
      submitLabel={complaintMessages.submit}
      onSend={send}
    />
  )
}
