import { useCallback, useMemo } from 'react'
import { openComplaintAttachment } from '../../../../../domain/src/contracts/complaints.ts'
import { callFile } from '../../../api-client/call-file.ts'
import { OpenDocument } from '../../../fields/document-links.tsx'
import { fileWords } from '../../../fields/file-words.ts'
import { FormServicesContext } from '../../../fields/form-services.ts'
import { usePictures } from '../../../forms/use-pictures.ts'
import { useText } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { fetchOffices } from '../fetch-offices.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import type { Complaint } from './use-complaints.ts'
import { words } from './words.ts'

/** The papers by their names. Each opening is recorded, so none is fetched before it is asked for. */
export function FileAttachments({ complaint: { ticketNo, attachments, attachmentsHeldBack } }: { complaint: Complaint }) {
  const text = useText()
  const open = usePictures(
    useCallback((attachmentId: string) => callFile(openComplaintAttachment, { params: { ticketNo, attachmentId } }), [ticketNo]),
  )
  const { services } = useKeptFiles(fetchOffices)
  const opening = useMemo(() => ({ ...services, open }), [services, open])
  return (
    <FormServicesContext value={opening}>
      <Card title={text(words.attachments)}>
        {attachmentsHeldBack > 0 && <p className="text-muted">{text(words.heldBack, { n: attachmentsHeldBack })}</p>}
        {attachments.length + attachmentsHeldBack === 0 && <p className="text-muted">{text(words.noAttachments)}</p>}
        <ul className="grid gap-3">
          {attachments.map(({ attachmentId, name, fileName, size }) => (
            <li key={attachmentId} className="rounded-control border border-line px-4 py-2">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm break-all text-muted">
                <bdi>{fileName}</bdi> ({text(fileWords.kilobytes, { n: Math.ceil(size / 1024) })})
              </p>
              <div className="-ml-3">
                <OpenDocument id={attachmentId} name={name} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </FormServicesContext>
  )
}
