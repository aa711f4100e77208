import { useState } from 'react'
import { checkNotice, longest, tidyNotice, type NoticeText } from '../../../../domain/src/content/notice.ts'
import { saveNotice } from '../../../../domain/src/contracts/content.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { Reopen } from '../../ui/reopen.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { AttachmentInput, type Attachment } from './attachment-input.tsx'
import { PreviewNotice } from './preview-notice.tsx'
import { typedOf, writtenOf } from './typed-content.ts'
import type { StaffNotice } from './use-content.ts'
import { words } from './words.ts'
import { ScheduleFields, TextFields, writtenLabels } from './written-fields.tsx'

const labels = { noticeNumber: words.noticeNumber, attachment: words.attachment, ...writtenLabels }

type Props = { stored: StaffNotice | undefined; mayPublish: boolean; onSaved(): void; onReopen(): void }

/** A notice that is being written, with what people will read below it. */
export function NoticeEditor({ stored, mayPublish, onSaved, onReopen }: Props) {
  const text = useText()
  const [number, setNumber] = useState(stored?.noticeNumber ?? '')
  const [typed, setTyped] = useState(() => typedOf(stored))
  const [isActive, setIsActive] = useState(stored?.activeYn === 'Y')
  const [attachment, setAttachment] = useState(() => attachmentOf(stored))
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const notice: NoticeText = { ...writtenOf(typed), noticeNumber: number, activeYn: isActive ? 'Y' : 'N' }

  const save = () => {
    if (problems.refuse(checkNotice(tidyNotice(notice)))) return
    void run(async () => {
      try {
        const { message } = await call(saveNotice, { form: formOf(notice, stored, attachment), isPatient: true })
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  }
  const settle = (field: string) => problems.settle(field)
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <Form problems={problems} onSubmit={save} afterAlert={isStale && <Reopen words={words} onReopen={onReopen} />}>
          <TextInput
            id="noticeNumber"
            label={text(words.noticeNumber)}
            hint={text(words.noticeNumberHint)}
            error={problems.errorOf('noticeNumber')}
            maxLength={longest.noticeNumber}
            width="medium"
            autoComplete="off"
            value={number}
            onChange={(value) => (settle('noticeNumber'), setNumber(value))}
          />
          <TextFields typed={typed} problems={problems} longestDetails={longest.noticeDetails} onType={(field, value) => (settle(field), setTyped((before) => ({ ...before, [field]: value })))} />
          <AttachmentInput
            attachment={attachment}
            error={problems.errorOf('attachment')}
            onChange={(next) => (settle('attachment'), setAttachment(next))}
            onRefuse={(issue) => problems.refuse([issue])}
          />
          <ScheduleFields typed={typed} problems={problems} onType={(field, value) => (settle(field), setTyped((before) => ({ ...before, [field]: value })))} />
          {(mayPublish || isActive) && (
            <div>
              <Checkbox id="activeYn" label={text(words.active)} isChecked={isActive} onChange={setIsActive} />
              <p className="pl-9 text-sm text-muted">{text(words.activeHint)}</p>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" isBusy={isBusy}>
              {text(words.save)}
            </Button>
            <TextLink to="/notice-list">{text(words.toList)}</TextLink>
          </div>
        </Form>
      </Card>
      <PreviewNotice typed={notice} attachment={attachment} />
    </div>
  )
} // prettier-ignore

const attachmentOf = (stored: StaffNotice | undefined): Attachment | undefined =>
  stored?.fileName
    ? { name: stored.fileName, mediaType: stored.mediaType ?? '', size: stored.fileSize ?? 0, storedWith: stored.noticeId }
    : undefined

/** The parts of domain/5-calls.md. */
function formOf(notice: NoticeText, stored: StaffNotice | undefined, attachment: Attachment | undefined): FormData {
  const form = new FormData()
  const own = stored ? { noticeId: stored.noticeId, revision: stored.revision } : {}
  const removeAttachmentYn = stored?.hasAttachment === 'Y' && !attachment ? { removeAttachmentYn: 'Y' } : {}
  form.append('notice', JSON.stringify({ ...notice, ...own, ...removeAttachmentYn }))
  if (attachment?.chosen) form.append('attachment', attachment.chosen)
  return form
}
