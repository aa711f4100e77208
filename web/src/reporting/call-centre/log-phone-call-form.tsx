import { useState } from 'react'
import {
  phoneCallReasonNames,
  phoneCallReasons,
  validatePhoneCallNote,
  logPhoneCall,
  phoneCallNoteLimits,
  type PhoneCallReason,
} from '@wewb/domain/reporting/phone-call-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { CallerApplication, PastPhoneCall } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

type Props = {
  search: string | undefined
  applications: readonly CallerApplication[]
  selectedApplicationNo: string
  onSelectApplication(applicationNo: string): void
  onLogged(call: PastPhoneCall): void
}

const labels = { reason: callCentreMessages.reason, note: callCentreMessages.note }

/** Logs a phone call. Available before a search too, because not every question is about an application. */
export function LogPhoneCallForm({
  search,
  applications,
  selectedApplicationNo,
  onSelectApplication,
  onLogged,
}: Props) {
  const { text } = useLanguage()
  const [reason, setReason] = useState<PhoneCallReason | ''>('')
  const [note, setNote] = useState('')
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const save = () => {
    if (
      problems.showIssues([...(reason ? [] : [issue('reason', 'required')]), ...validatePhoneCallNote(note)]) ||
      !reason
    )
      return
    problems.clear()
    const body = {
      reason,
      note,
      ...(selectedApplicationNo && { applicationNo: selectedApplicationNo }),
      ...(search && { search }),
    }
    void run(() =>
      sendRequest(logPhoneCall, { body, isOfflineTolerant: true }).then(({ data, message }) => {
        toast({ kind: 'success', text: message })
        setReason('')
        setNote('')
        onLogged(data)
      }, problems.showProblem),
    )
  }
  return (
    <Card title={text(callCentreMessages.log)}>
      <Form problems={problems} onSubmit={save}>
        {applications.length > 0 && (
          <Select
            id="about"
            label={text(callCentreMessages.about)}
            isOptional="unmarked"
            placeholder={text(callCentreMessages.aboutNone)}
            options={applications.map(({ applicationNo, title, titleBng }) => ({
              value: applicationNo,
              label: `${applicationNo} · ${text({ bn: titleBng, en: title })}`,
            }))}
            value={selectedApplicationNo}
            onChange={onSelectApplication}
          />
        )}
        <Select
          id="reason"
          label={text(callCentreMessages.reason)}
          options={phoneCallReasons.map((value) => ({ value, label: text(phoneCallReasonNames[value]) }))}
          value={reason}
          onChange={(value) => {
            problems.clearErrorsAt('reason')
            setReason(phoneCallReasons.find((callReason) => callReason === value) ?? '')
          }}
          error={problems.errorOf('reason')}
        />
        <TextArea
          id="note"
          label={text(callCentreMessages.note)}
          hint={text(callCentreMessages.noteHint)}
          rows={3}
          maxLength={phoneCallNoteLimits.longest}
          value={note}
          onChange={(value) => {
            problems.clearErrorsAt('note')
            setNote(value)
          }}
          error={problems.errorOf('note')}
        />
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(callCentreMessages.save)}
        </Button>
      </Form>
    </Card>
  )
}
