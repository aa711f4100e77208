import '#components/styles/app.css'
import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { complaintMoves, type ComplainantAction } from '@wewb/domain/content/complaints/moves'
import { replyToComplaint } from '@wewb/domain/content/complaint-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import type { Captcha } from '#components/inputs/use-captcha.ts'
import type { ComplaintLookup } from './complaint-lookup.ts'
import { ComplaintFieldsForm } from './complaint-fields-form.tsx'
import { fetchOffices } from './fetch-offices.ts'
import { toComplaintFormData } from './complaint-form-data.ts'
import type { PublicComplaint } from './complaint-status-view.tsx'
import { useInMemoryFiles } from './use-in-memory-files.ts'
import { complaintMessages } from './messages.ts'

type Props = { action: ComplainantAction; lookup: ComplaintLookup; onUpdated(response: PublicComplaint): void }

/** Actions of the complainant: reply, appeal, feedback. Ticket and mobile number authenticate the request. */
export function ComplaintReply({ action, lookup, onUpdated }: Props) {
  const text = useText()
  const { label, actionFields } = complaintMoves[action]
  const { services, findFile } = useInMemoryFiles(fetchOffices)
  // After failed attempts on this ticket the server requires a captcha.
  const [isCaptchaRequested, setIsCaptchaRequested] = useState(false)
  const send = async (normalized: Answers, captcha: Captcha['requestFields'] | undefined) => {
    try {
      const form = toComplaintFormData('reply', { ...lookup, action, ...normalized, ...captcha }, findFile)
      const { data } = await sendRequest(replyToComplaint, { form, isOfflineTolerant: true })
      toast({ kind: 'success', text: text(complaintMessages.replyReceived) })
      onUpdated(data)
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'INVALID_CAPTCHA') setIsCaptchaRequested(true)
      throw problem
    }
  }
  return (
    <ComplaintFieldsForm
      fields={actionFields}
      services={services}
      submitLabel={label}
      onSend={send}
      isCaptchaRequired={isCaptchaRequested}
    />
  )
}
