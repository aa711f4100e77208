import '../../ui/whole.css'
import { useState } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { complaintMoves, type ComplainantAction } from '../../../../domain/src/complaints/moves.ts'
import { replyToComplaint } from '../../../../domain/src/contracts/complaints.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Captcha } from '../../ui/use-captcha.ts'
import type { AskedComplaint } from './asked-complaint.ts'
import { AnswerForm } from './answer-form.tsx'
import { fetchOffices } from './fetch-offices.ts'
import { formOfParts } from './form-of-parts.ts'
import type { ToldComplaint } from './told-complaint.tsx'
import { useKeptFiles } from './use-kept-files.ts'
import { words } from './words.ts'

type Props = { action: ComplainantAction; asked: AskedComplaint; onTold(told: ToldComplaint): void }

/** What is open to who complained: an answer, an appeal, an opinion. The ticket and the mobile that opened the page go along. */
export function ComplaintReply({ action, asked, onTold }: Props) {
  const text = useText()
  const { label, asks } = complaintMoves[action]
  const { services, fileOf } = useKeptFiles(fetchOffices)
  // Somebody may have tried at this ticket in the meantime; then the person is asked for a captcha here.
  const [isCaptchaAsked, setIsCaptchaAsked] = useState(false)
  const send = async (kept: Answers, captcha: Captcha['given'] | undefined) => {
    try {
      const form = formOfParts('reply', { ...asked, action, ...kept, ...captcha }, fileOf)
      const { data } = await call(replyToComplaint, { form, isPatient: true })
      toast({ kind: 'success', text: text(words.replyReceived) })
      onTold(data)
    } catch (problem) {
      if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') setIsCaptchaAsked(true)
      throw problem
    }
  }
  return <AnswerForm fields={asks} services={services} sendLabel={label} onSend={send} asksCaptcha={isCaptchaAsked} />
}
