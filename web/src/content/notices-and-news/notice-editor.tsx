import { useState, useDeferredValue } from 'react'
import {
  validateNotice,
  MAX_NOTICE_LENGTHS,
  normalizeNotice,
  type NoticeInput,
} from '@wewb/domain/content/notice-input'
import { saveNotice } from '@wewb/domain/content/notice-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Form } from '#components/inputs/form.tsx'
import { EditConflict } from '#components/feedback/edit-conflict.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { AttachmentInput, type Attachment } from './attachment-input.tsx'
import { toContentDraft, fromContentDraft } from './content-draft.ts'
import type { StaffNotice } from './use-content.ts'
import { contentMessages } from './messages.ts'
import { ScheduleFields, TextFields, contentFieldLabels } from './content-fields.tsx'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import { NoticeArticle } from '#components/layout/notice-article.tsx'
import { Preview } from './preview.tsx'

const labels = {
  noticeNumber: contentMessages.noticeNumber,
  attachment: contentMessages.attachment,
  ...contentFieldLabels,
}

type Props = { stored: StaffNotice | undefined; mayPublish: boolean; onSaved(): void; onLoadLatest(): void }

/** Edits a notice, with a preview below. */
export function NoticeEditor({ stored, mayPublish, onSaved, onLoadLatest }: Props) {
  const text = useText()
  const [number, setNumber] = useState(stored?.noticeNumber ?? '')
  const [typed, setTyped] = useState(() => toContentDraft(stored))
  const [isActive, setIsActive] = useState(stored?.activeYn === 'Y')
  const [attachment, setAttachment] = useState(() => attachmentOf(stored))
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const notice: NoticeInput = { ...fromContentDraft(typed), noticeNumber: number, activeYn: isActive ? 'Y' : 'N' }

  const save = () => {
    if (problems.showIssues(validateNotice(normalizeNotice(notice)))) return
    void run(async () => {
      try {
        const { message } = await sendRequest(saveNotice, {
          form: formOf(notice, stored, attachment),
          isOfflineTolerant: true,
        })
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT')
        problems.showProblem(problem)
      }
    })
  }
  const settle = (field: string) => problems.clearErrorsAt(field)
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <Form
          problems={problems}
          onSubmit={save}
          afterAlert={isStale && <EditConflict messages={contentMessages} onReload={onLoadLatest} />}
        >
          <TextInput
            id="noticeNumber"
            label={text(contentMessages.noticeNumber)}
            hint={text(contentMessages.noticeNumberHint)}
            error={problems.errorOf('noticeNumber')}
            maxLength={MAX_NOTICE_LENGTHS.noticeNumber}
            width="medium"
            autoComplete="off"
            value={number}
            onChange={(value) => (settle('noticeNumber'), setNumber(value))}
          />
          <TextFields
            draft={typed}
            problems={problems}
            maxDetailsLength={MAX_NOTICE_LENGTHS.noticeDetails}
            onFieldChange={(field, value) => (settle(field), setTyped((before) => ({ ...before, [field]: value })))}
          />
          <AttachmentInput
            attachment={attachment}
            error={problems.errorOf('attachment')}
            onChange={(next) => (settle('attachment'), setAttachment(next))}
            onInvalid={(issue) => problems.showIssues([issue])}
          />
          <ScheduleFields
            draft={typed}
            problems={problems}
            onFieldChange={(field, value) => (settle(field), setTyped((before) => ({ ...before, [field]: value })))}
          />
          {(mayPublish || isActive) && (
            <div>
              <Checkbox
                id="activeYn"
                label={text(contentMessages.active)}
                isChecked={isActive}
                onChange={setIsActive}
              />
              <p className="pl-9 text-sm text-muted">{text(contentMessages.activeHint)}</p>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" isBusy={isBusy}>
              {text(contentMessages.save)}
            </Button>
            <TextLink to="/notice-list">{text(contentMessages.toList)}</TextLink>
          </div>
        </Form>
      </Card>
      <PreviewNotice draft={notice} attachment={attachment} />
    </div>
  )
}

const attachmentOf = (stored: StaffNotice | undefined): Attachment | undefined =>
  stored?.fileName
    ? {
        name: stored.fileName,
        mediaType: stored.mediaType ?? '',
        size: stored.fileSize ?? 0,
        storedNoticeId: stored.noticeId,
      }
    : undefined

/** Builds the form data: the JSON `notice`, and the file `attachment` if there is a new one. */
function formOf(notice: NoticeInput, stored: StaffNotice | undefined, attachment: Attachment | undefined): FormData {
  const form = new FormData()
  const own = stored ? { noticeId: stored.noticeId, revision: stored.revision } : {}
  const removeAttachmentYn = stored?.hasAttachment === 'Y' && !attachment ? { removeAttachmentYn: 'Y' } : {}
  form.append('notice', JSON.stringify({ ...notice, ...own, ...removeAttachmentYn }))
  if (attachment?.selectedFile) form.append('attachment', attachment.selectedFile)
  return form
}

/** Previews the article as on the public page. */
function PreviewNotice({ draft, attachment }: { draft: NoticeInput; attachment: Attachment | undefined }) {
  const notice = normalizeNotice(useDeferredValue(draft))
  const [now] = useState(() => new Date().toISOString())
  const preview = {
    ...notice,
    title: notice.title || contentMessages.untitled.en,
    titleBng: notice.titleBng || contentMessages.untitled.bn,
    publishFrom: parseDhakaDateTime(notice.publishFrom) ?? now,
    file: attachment,
  }
  return <Preview Heading="h2">{(locale) => <NoticeArticle notice={preview} locale={locale} Heading="h3" />}</Preview>
}
