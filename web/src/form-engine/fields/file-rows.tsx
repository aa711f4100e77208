import { CircleCheck, CircleX, CloudUpload, FileText, RotateCw, Trash2 } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { componentMessages } from '#components/messages.ts'
import { classes } from '#components/styles/class-names.ts'
import { OpenDocumentButton, DocumentThumbnail, thumbnailFrameClasses } from './document-links.tsx'
import { useFormServices, PendingUploadsContext } from './form-services.ts'
import { fileMessages } from './file-messages.ts'
import type { PendingUpload } from './use-uploads.ts'
import { toMegabytes } from './pending-upload-size.ts'

/** Row of an uploaded file: thumbnail, name, and whether it has arrived or waits for a connection. */
export function UploadedFileRow({ id, page, onRemove }: { id: string; page: number | undefined; onRemove(): void }) {
  const { text } = useLanguage()
  const facts = useFormServices().document(id)
  const { progressById, sendNow } = use(PendingUploadsContext)
  const share = progressById.get(id)
  const name = page === undefined ? text(fileMessages.file) : text(fileMessages.page, { n: page })
  return (
    <Row picture={<DocumentThumbnail id={id} />}>
      <Name name={facts?.fileName ?? name} kilobytes={facts?.kilobytes} {...(page !== undefined && { page })} />
      {share === undefined ? (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-done">
          <CircleCheck aria-hidden size={18} />
          {text(fileMessages.received)}
        </p>
      ) : (
        <p className="flex items-start gap-1.5 text-sm font-semibold text-needs-you">
          <CloudUpload aria-hidden size={18} className="mt-0.5 shrink-0" />
          {share > 0 ? text(fileMessages.sending, { n: Math.round(share * 100) }) : text(fileMessages.waits)}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap">
        {share === 0 && (
          <Button variant="quiet" isSmall icon={<RotateCw aria-hidden size={18} />} onClick={sendNow}>
            {text(fileMessages.sendNow)}
          </Button>
        )}
        <OpenDocumentButton id={id} name={facts?.fileName ?? name} />
        <RemoveButton name={facts?.fileName ?? name} onClick={onRemove} />
      </div>
    </Row>
  )
}

/** Row of a file that is uploading, or that failed and can be retried. */
export function UploadingFileRow({
  upload,
  onRetry,
  onRemove,
}: {
  upload: PendingUpload
  onRetry(): void
  onRemove(): void
}) {
  const { text } = useLanguage()
  const { file, progress: share, failure } = upload
  return (
    <Row picture={<FileText aria-hidden size={28} />}>
      <Name name={file.name} kilobytes={Math.ceil(file.size / 1024)} />
      {failure ? (
        <>
          <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
            <CircleX aria-hidden size={18} className="mt-0.5 shrink-0" />
            {text(fileMessages.notReceived)} {text(failure)}
          </p>
          <div className="-ml-3 flex flex-wrap">
            <Button variant="quiet" isSmall icon={<RotateCw aria-hidden size={18} />} onClick={onRetry}>
              {text(componentMessages.tryAgain)}
            </Button>
            <RemoveButton name={file.name} onClick={onRemove} />
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{text(fileMessages.sending, { n: Math.round(share * 100) })}</p>
          <progress aria-label={file.name} max={1} value={share} className="h-2 w-full max-w-72 accent-brand" />
        </>
      )}
    </Row>
  )
}

/** Shows the size of the pending uploads, for users who pay for data; hidden once they have arrived. */
export function UploadSizeHint({ bytes }: { bytes: number }) {
  const { text } = useLanguage()
  return (
    <p aria-live="polite" className="text-sm text-muted empty:hidden">
      {bytes > 0 && text(fileMessages.sendsAbout, { n: toMegabytes(bytes) })}
    </p>
  )
}

const Row = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 rounded-control border border-line bg-card p-3">
    <span className={classes(thumbnailFrameClasses, 'size-16 shrink-0')}>{picture}</span>
    <div className="flex min-w-0 flex-1 flex-col gap-1">{children}</div>
  </li>
)

function Name({ name, kilobytes, page }: { name: string; kilobytes: number | undefined; page?: number }) {
  const { text } = useLanguage()
  return (
    <p className="min-w-0 break-words">
      {page !== undefined && <span className="font-semibold">{text(fileMessages.page, { n: page })}: </span>}
      <bdi>{name}</bdi>
      {kilobytes !== undefined && (
        <span className="text-sm whitespace-nowrap text-muted">
          {' '}
          ({text(fileMessages.kilobytes, { n: kilobytes })})
        </span>
      )}
    </p>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick(): void }) {
  const { text } = useLanguage()
  return (
    <Button variant="quiet" isSmall icon={<Trash2 aria-hidden size={18} />} onClick={onClick}>
      {text(fileMessages.remove)}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
