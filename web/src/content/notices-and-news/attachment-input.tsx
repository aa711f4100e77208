import { Download, FileText, FileUp, X } from 'lucide-react'
import { noticeAttachmentTypes, MAX_NOTICE_ATTACHMENT_KB } from '@wewb/domain/content/notice-input'
import { openNoticeFile } from '@wewb/domain/content/notice-contracts'
import { mediaTypes } from '@wewb/domain/engine/fields/uploads'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { formatFileSize } from '#components/layout/notice-article.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { contentMessages } from './messages.ts'

/** Attachment of a notice: the stored file, or a newly chosen one. */
export type Attachment = { name: string; mediaType: string; size: number; selectedFile?: File; storedNoticeId?: number }

type Props = {
  attachment: Attachment | undefined
  error: string | undefined
  onChange(attachment: Attachment | undefined): void
  onInvalid(issue: Issue): void
}

const accepts = noticeAttachmentTypes.map((name) => mediaTypes[name])

export function AttachmentInput({ attachment, error, onChange, onInvalid }: Props) {
  const text = useText()
  const choose = (file: File) => {
    if (!accepts.some((type) => type === file.type))
      return onInvalid({ path: 'attachment', code: 'rule', message: contentMessages.wrongFile })
    if (file.size > MAX_NOTICE_ATTACHMENT_KB * 1024)
      return onInvalid({ path: 'attachment', code: 'rule', message: contentMessages.largeFile })
    return onChange({ name: file.name, mediaType: file.type, size: file.size, selectedFile: file })
  }
  return (
    <FieldGroup
      id="attachment"
      label={text(contentMessages.attachment)}
      hint={text(contentMessages.attachmentHint)}
      isOptional
      {...(error && { error })}
    >
      {attachment && (
        <p className="flex items-center gap-2 break-all">
          <FileText aria-hidden size={20} className="shrink-0 text-brand" />
          <span>
            <span lang="en">{attachment.name}</span> ({text(formatFileSize(attachment.size))})
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={text(attachment ? contentMessages.otherFile : contentMessages.chooseFile)}
          icon={<FileUp aria-hidden size={18} />}
          accepts={accepts}
          onChoose={choose}
        />
        {attachment?.storedNoticeId !== undefined && <OpenStored noticeId={attachment.storedNoticeId} />}
        {attachment && (
          <Button variant="quiet" isSmall icon={<X aria-hidden size={18} />} onClick={() => onChange(undefined)}>
            {text(contentMessages.removeFile)}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

/** An unpublished file has no public URL: it is fetched with the editor's permission. */
function OpenStored({ noticeId }: { noticeId: number }) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const open = () =>
    void run(async () => {
      try {
        saveFile(await downloadFile(openNoticeFile, { params: { noticeId } }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button variant="secondary" isSmall isBusy={isBusy} icon={<Download aria-hidden size={18} />} onClick={open}>
      {text(contentMessages.openFile)}
    </Button>
  )
}
