import { useCallback, useMemo } from 'react'
import { openComplaintAttachment } from '@wewb/domain/content/complaint-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { OpenDocumentButton } from '#form-engine/fields/document-links.tsx'
import { fileMessages } from '#form-engine/fields/file-messages.ts'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import { useDocumentUrls } from '#form-engine/forms/use-document-urls.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { fetchOffices } from '#content/complaints/fetch-offices.ts'
import { useInMemoryFiles } from '#content/complaints/use-in-memory-files.ts'
import type { Complaint } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

/** Lists the attachments by name. Opening one is audited, so none is fetched in advance. */
export function ComplaintAttachments({
  complaint: { ticketNo, attachments, attachmentsHeldBack },
}: {
  complaint: Complaint
}) {
  const text = useText()
  const open = useDocumentUrls(
    useCallback(
      (attachmentId: string) => downloadFile(openComplaintAttachment, { params: { ticketNo, attachmentId } }),
      [ticketNo],
    ),
  )
  const { services } = useInMemoryFiles(fetchOffices)
  const opening = useMemo(() => ({ ...services, open }), [services, open])
  return (
    <FormServicesContext value={opening}>
      <Card title={text(complaintDeskMessages.attachments)}>
        {attachmentsHeldBack > 0 && (
          <p className="text-muted">{text(complaintDeskMessages.heldBack, { n: attachmentsHeldBack })}</p>
        )}
        {attachments.length + attachmentsHeldBack === 0 && (
          <p className="text-muted">{text(complaintDeskMessages.noAttachments)}</p>
        )}
        <ul className="grid gap-3">
          {attachments.map(({ attachmentId, name, fileName, size }) => (
            <li key={attachmentId} className="rounded-control border border-line px-4 py-2">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm break-all text-muted">
                <bdi>{fileName}</bdi> ({text(fileMessages.kilobytes, { n: Math.ceil(size / 1024) })})
              </p>
              <div className="-ml-3">
                <OpenDocumentButton id={attachmentId} name={name} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </FormServicesContext>
  )
}
