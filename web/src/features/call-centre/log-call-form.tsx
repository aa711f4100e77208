import { useState } from 'react'
import { callReasonNames, callReasons, judgeNote, logCall, noteLimits, type CallReason } from '../../../../domain/src/contracts/calls.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import type { CallersFile, PastCall } from './use-caller.ts'
import { words } from './words.ts'

type Props = {
  search: string | undefined
  files: readonly CallersFile[]
  about: string
  onAbout(applicationNo: string): void
  onLogged(call: PastCall): void
}

const labels = { reason: words.reason, note: words.note }

/** What was asked and said. It is there before anything is searched, too: not every question is about a file. */
export function LogCallForm({ search, files, about, onAbout, onLogged }: Props) {
  const { text } = useLanguage()
  const [reason, setReason] = useState<CallReason | ''>('')
  const [note, setNote] = useState('')
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const save = () => {
    if (problems.refuse([...(reason ? [] : [issue('reason', 'required')]), ...judgeNote(note)]) || !reason) return
    problems.clear()
    const body = { reason, note, ...(about && { applicationNo: about }), ...(search && { search }) }
    void run(() =>
      call(logCall, { body, isPatient: true }).then(({ data, message }) => {
        toast({ kind: 'success', text: message })
        setReason('')
        setNote('')
        onLogged(data)
      }, problems.failed),
    )
  }
  return (
    <Card title={text(words.log)}>
      <Form problems={problems} onSubmit={save}>
        {files.length > 0 && (
          <Select
            id="about"
            label={text(words.about)}
            isOptional="unmarked"
            placeholder={text(words.aboutNone)}
            options={files.map(({ applicationNo, title, titleBng }) => ({
              value: applicationNo,
              label: `${applicationNo} · ${text({ bn: titleBng, en: title })}`,
            }))}
            value={about}
            onChange={onAbout}
          />
        )}
        <Select
          id="reason"
          label={text(words.reason)}
          options={callReasons.map((value) => ({ value, label: text(callReasonNames[value]) }))}
          value={reason}
          onChange={(value) => {
            problems.settle('reason')
            setReason(callReasons.find((known) => known === value) ?? '')
          }}
          error={problems.errorOf('reason')}
        />
        <TextArea
          id="note"
          label={text(words.note)}
          hint={text(words.noteHint)}
          rows={3}
          maxLength={noteLimits.longest}
          value={note}
          onChange={(value) => {
            problems.settle('note')
            setNote(value)
          }}
          error={problems.errorOf('note')}
        />
        <Button type="submit" isBusy={isBusy} className="sm:self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Card>
  )
}
