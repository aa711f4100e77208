import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { addDocument, openDocument, removeDocument } from '@wewb/domain/casework/document-contracts'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import type { DocumentVault, LookupEntry, FormServices, DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { documentsOf, type Application } from './application.ts'
import { fetchLookupEntries } from '#form-engine/forms/fetch-lookup-entries.ts'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import { uploadDocument } from './upload-document.ts'
import { useDocumentUrls } from '#form-engine/forms/use-document-urls.ts'

/** Reads the metadata of a file before the server has checked it. */
async function readDocumentMetadata(file: File): Promise<DocumentMetadata> {
  const facts = { fileName: file.name, mediaType: file.type, kilobytes: Math.ceil(file.size / 1024) }
  if (!file.type.startsWith('image/')) return facts
  const picture = await createImageBitmap(file).catch(() => undefined)
  return picture ? { ...facts, width: picture.width, height: picture.height } : facts
}

type Options = {
  verify?: FormServices['verify']
  questions?: NonNullable<FormServices['questions']>
  documentVault?: DocumentVault | undefined
  /** Holds chosen documents until there is a connection, on devices that store drafts. */
  outbox?: OfflineOutbox | null
  /** Nothing can be chosen: the labels that came with the application are all the lookup entries needed. */
  isReadOnly?: boolean
}

/** Lists without a lookup endpoint, because they belong to one application: its circular. */
const ofTheApplication: readonly LookupName[] = ['scholarship-setup', 'disability-setup']

const cannotVerify = () => Promise.reject(new Error('this form has no register checks'))

/** Implements the form services with the portal's endpoints. The value is stable until the application is reloaded. */
export function useApplicationFormServices(
  application: Application,
  { verify = cannotVerify, questions, documentVault, outbox, isReadOnly = false }: Options = {},
): FormServices {
  const client = useQueryClient()
  const { applicationNo: number } = application
  const pictures = useDocumentUrls(
    useCallback(
      async (documentId: string) => {
        const localFile = outbox?.findDocument(documentId)?.file
        return localFile
          ? { blob: localFile, fileName: localFile.name }
          : downloadFile(openDocument, { params: { applicationNo: number, documentId } })
      },
      [number, outbox],
    ),
  )
  return useMemo(() => {
    const { applicationNo } = application
    const documents = documentsOf(application)
    return {
      list: async (source, parents) =>
        isReadOnly || ofTheApplication.includes(source)
          ? entriesIn(application, source)
          : fetchLookupEntries(client, source, parents),
      upload: (path, file, onProgress) =>
        outbox
          ? saveAndSend(outbox, path, file, onProgress)
          : uploadDocument(addDocument, { applicationNo }, path, file, onProgress),
      open: pictures,
      document: (id) => documents.get(id) ?? outbox?.findDocumentMetadata(id),
      remove: async (documentId) => {
        // In a returned application the documents that the officer has seen stay.
        if (application.before && documents.has(documentId)) return
        if (outbox?.findDocument(documentId)) return outbox.deleteDocument(documentId)
        await sendRequest(removeDocument, {
          params: { applicationNo, documentId },
          isOfflineTolerant: true,
          showLoader: false,
        })
      },
      verify,
      ...(questions && { questions }),
      ...(documentVault && { documentVault }),
    }
  }, [client, application, pictures, verify, questions, documentVault, outbox, isReadOnly])
}

/** The id is created here, so that the answer can reference the document before the server has it. */
async function saveAndSend(outbox: OfflineOutbox, path: string, file: File, onProgress: (share: number) => void) {
  const documentId = crypto.randomUUID()
  const facts = await outbox.addDocument(
    { id: documentId, path, file, facts: await readDocumentMetadata(file) },
    onProgress,
  )
  return { documentId, ...facts }
}

const entriesIn = ({ lists }: Application, source: LookupName): LookupEntry[] =>
  Object.entries(lists)
    .filter(([key]) => key.startsWith(`${source}:`))
    .map(([key, { bn, en, within }]) => ({
      value: key.slice(source.length + 1),
      label: { bn, en },
      ...(within && { within }),
    }))
