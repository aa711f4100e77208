import '../../ui/whole.css'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import { complaintFields } from '../../../../domain/src/complaints/form.ts'
import { submitComplaint } from '../../../../domain/src/contracts/complaints.ts'
import { call } from '../../api-client/call.ts'
import type { Captcha } from '../../ui/use-captcha.ts'
import { AnswerForm } from './answer-form.tsx'
import { fetchOffices } from './fetch-offices.ts'
import { formOfParts } from './form-of-parts.ts'
import { useKeptFiles } from './use-kept-files.ts'
import { words } from './words.ts'

/** The complaint of a visitor: one page, a captcha, and a ticket. */
export function ComplaintForm({ onDone }: { onDone(ticketNo: string): void }) {
  const { services, fileOf } = useKeptFiles(fetchOffices)
  const send = async (kept: Answers, captcha: Captcha['given'] | undefined) => {
    const form = formOfParts('complaint', { ...kept, ...captcha }, fileOf)
    const { data } = await call(submitComplaint, { form, isPatient: true })
    onDone(data.ticketNo)
  }
  return <AnswerForm fields={complaintFields} services={services} asksCaptcha sendLabel={words.submit} onSend={send} />
}
