import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { addDocument, openDocument, removeDocument } from '../../../domain/src/contracts/applications.ts'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import { call } from '../api-client/call.ts'
import { callFile } from '../api-client/call-file.ts'
import type { Box, Entry, FormServices } from '../fields/form-services.ts'
import { documentsOf, type Application } from './application.ts'
import { fetchEntries } from './fetch-entries.ts'
import type { Outbox } from './kept/outbox.ts'
import { measurePage } from './measure-page.ts'
import { sendPage } from './send-page.ts'
import { usePictures } from './use-pictures.ts'

type Options = {
  verify?: FormServices['verify']
  questions?: NonNullable<FormServices['questions']>
  box?: Box | undefined
  /** Where what is chosen waits for a line, on a device that keeps it. */
  outbox?: Outbox | null
  /** Nothing will be chosen: the names that came with the application are all the lists it needs. */
  isReadOnly?: boolean
}

/** Lists that live in no lookup, because they belong to one application: its circular. */
const ofTheApplication: readonly LookupName[] = ['scholarship-setup', 'disability-setup']

const cannotVerify = () => Promise.reject(new Error('this form verifies nothing'))

/** What the boxes of a form need, over the calls of the portal. The same value until the application is loaded again. */
export function usePortalFormServices(
  application: Application,
  { verify = cannotVerify, questions, box, outbox, isReadOnly = false }: Options = {},
): FormServices {
  const client = useQueryClient()
  const { applicationNo: number } = application
  const pictures = usePictures(
    useCallback(
      async (documentId: string) => {
        const here = outbox?.documentAt(documentId)?.file
        return here ? { blob: here, fileName: here.name } : callFile(openDocument, { params: { applicationNo: number, documentId } })
      },
      [number, outbox],
    ),
  )
  return useMemo(() => {
    const { applicationNo } = application
    const documents = documentsOf(application)
    return {
      list: async (source, parents) =>
        isReadOnly || ofTheApplication.includes(source) ? entriesIn(application, source) : fetchEntries(client, source, parents),
      upload: (path, file, onProgress) =>
        outbox ? keepAndSend(outbox, path, file, onProgress) : sendPage(addDocument, { applicationNo }, path, file, onProgress),
      open: pictures,
      document: (id) => documents.get(id) ?? outbox?.factsOf(id),
      remove: async (documentId) => {
        // Of a file sent back, what the officer has seen stays with it.
        if (application.before && documents.has(documentId)) return
        if (outbox?.documentAt(documentId)) return outbox.dropDocument(documentId)
        await call(removeDocument, { params: { applicationNo, documentId }, isPatient: true, showLoader: false })
      },
      verify,
      ...(questions && { questions }),
      ...(box && { box }),
    }
  }, [client, application, pictures, verify, questions, box, outbox, isReadOnly])
}

/** Named here, so that it has its place in the answer before the server has it. */
async function keepAndSend(outbox: Outbox, path: string, file: File, onProgress: (share: number) => void) {
  const documentId = crypto.randomUUID()
  const facts = await outbox.addDocument({ id: documentId, path, file, facts: await measurePage(file) }, onProgress)
  return { documentId, ...facts }
}

const entriesIn = ({ lists }: Application, source: LookupName): Entry[] =>
  Object.entries(lists)
    .filter(([key]) => key.startsWith(`${source}:`))
    .map(([key, { bn, en, within }]) => ({ value: key.slice(source.length + 1), label: { bn, en }, ...(within && { within }) }))
