import { Download, FileText, FileUp, X } from 'lucide-react'
import { attachmentTypes, largestAttachmentKb } from '../../../../domain/src/content/notice.ts'
import { openNoticeFile } from '../../../../domain/src/contracts/content.ts'
import { mediaTypes } from '../../../../domain/src/fields/uploads.ts'
import type { Issue } from '../../../../domain/src/fields/issue.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { sizeOf } from '../../ui/notice-article.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words } from './words.ts'

/** What hangs on the notice: the file that is stored with it, another that was chosen, or none. */
export type Attachment = { name: string; mediaType: string; size: number; chosen?: File; storedWith?: number }

type Props = {
  attachment: Attachment | undefined
  error: string | undefined
  onChange(attachment: Attachment | undefined): void
  onRefuse(issue: Issue): void
}

const accepts = attachmentTypes.map((name) => mediaTypes[name])

export function AttachmentInput({ attachment, error, onChange, onRefuse }: Props) {
  const text = useText()
  const choose = (file: File) => {
    if (!accepts.some((type) => type === file.type)) return onRefuse({ path: 'attachment', code: 'rule', message: words.wrongFile })
    if (file.size > largestAttachmentKb * 1024) return onRefuse({ path: 'attachment', code: 'rule', message: words.largeFile })
    return onChange({ name: file.name, mediaType: file.type, size: file.size, chosen: file })
  }
  return (
    <FieldGroup id="attachment" label={text(words.attachment)} hint={text(words.attachmentHint)} isOptional {...(error && { error })}>
      {attachment && (
        <p className="flex items-center gap-2 break-all">
          <FileText aria-hidden size={20} className="shrink-0 text-brand" />
          <span>
            <span lang="en">{attachment.name}</span> ({text(sizeOf(attachment.size))})
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={text(attachment ? words.otherFile : words.chooseFile)}
          icon={<FileUp aria-hidden size={18} />}
          accepts={accepts}
          onChoose={choose}
        />
        {attachment?.storedWith !== undefined && <OpenStored noticeId={attachment.storedWith} />}
        {attachment && (
          <Button look="quiet" isSmall icon={<X aria-hidden size={18} />} onClick={() => onChange(undefined)}>
            {text(words.removeFile)}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

/** A file that is not published yet has no public address: it comes with the editor's own right. */
function OpenStored({ noticeId }: { noticeId: number }) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const open = () =>
    void run(async () => {
      try {
        keepFile(await callFile(openNoticeFile, { params: { noticeId } }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button look="secondary" isSmall isBusy={isBusy} icon={<Download aria-hidden size={18} />} onClick={open}>
      {text(words.openFile)}
    </Button>
  )
}
