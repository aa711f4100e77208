import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { addDocument, openDocument, removeDocument } from '../../../domain/src/contracts/applications.ts'
import { getLookup } from '../../../domain/src/contracts/lookups.ts'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import { call } from '../api-client/call.ts'
import { callFile } from '../api-client/call-file.ts'
import { upload } from '../api-client/upload.ts'
import type { Entry, FormServices } from '../fields/form-services.ts'
import { documentsOf, factsOfDocument, type Application } from './application.ts'

type Options = {
  verify?: FormServices['verify']
  questions?: NonNullable<FormServices['questions']>
  /** Nothing will be chosen: the names that came with the application are all the lists it needs. */
  isReadOnly?: boolean
}

/** Lists that live in no lookup, because they belong to one application: its circular. */
const ofTheApplication: readonly LookupName[] = ['scholarship-setup', 'disability-setup']

const cannotVerify = () => Promise.reject(new Error('this form verifies nothing'))

/** What the boxes of a form need, over the calls of the portal. The same value until the application is loaded again. */
export function usePortalFormServices(
  application: Application,
  { verify = cannotVerify, questions, isReadOnly = false }: Options = {},
): FormServices {
  const client = useQueryClient()
  const pictures = usePictures(application.applicationNo)
  return useMemo(() => {
    const { applicationNo } = application
    const documents = documentsOf(application)
    return {
      list: async (source, parents) =>
        isReadOnly || ofTheApplication.includes(source) ? entriesIn(application, source) : fetchEntries(client, source, parents),
      upload: async (path, file, onProgress) => {
        const form = new FormData()
        // The server reads the parts in this order: it must know the question before the bytes come.
        form.append('field', path)
        form.append('file', file, file.name)
        const { documentId, ...facts } = (await upload(addDocument, { params: { applicationNo }, form, onProgress })).data
        return { documentId, ...factsOfDocument(facts) }
      },
      open: pictures,
      document: (id) => documents.get(id),
      remove: async (documentId) => {
        // Of a file sent back, what the officer has seen stays with it.
        if (application.before && documents.has(documentId)) return
        await call(removeDocument, { params: { applicationNo, documentId }, isPatient: true, showLoader: false })
      },
      verify,
      ...(questions && { questions }),
    }
  }, [client, application, pictures, verify, questions, isReadOnly])
}

const entriesIn = ({ lists }: Application, source: LookupName): Entry[] =>
  Object.entries(lists)
    .filter(([key]) => key.startsWith(`${source}:`))
    .map(([key, { bn, en, within }]) => ({ value: key.slice(source.length + 1), label: { bn, en }, ...(within && { within }) }))

/** Asked once a session, and kept by the browser beyond that. */
const fetchEntries = (client: QueryClient, source: LookupName, [parentId, parentId2]: readonly string[]): Promise<Entry[]> =>
  client.fetchQuery({
    queryKey: ['lookup', source, parentId, parentId2],
    staleTime: Infinity,
    queryFn: async () => {
      const query = { ...(parentId !== undefined && { parentId }), ...(parentId2 !== undefined && { parentId2 }) }
      const { data } = await call(getLookup, { params: { name: source }, query, isPatient: true })
      return data.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng || name, en: name } }))
    },
  })

/** Fetches a document once; the address lives as long as the page that shows it. */
function usePictures(applicationNo: string): FormServices['open'] {
  const opened = useRef(new Map<string, Promise<string>>())
  useEffect(() => {
    const mine = opened.current
    return () => {
      for (const address of mine.values()) void address.then(URL.revokeObjectURL, () => undefined)
      mine.clear()
    }
  }, [])
  return useMemo(
    () => (documentId: string) => {
      const known = opened.current.get(documentId)
      if (known) return known
      const address = callFile(openDocument, { params: { applicationNo, documentId } }).then(({ blob }) => URL.createObjectURL(blob))
      opened.current.set(documentId, address)
      // What did not come is asked again the next time.
      address.catch(() => opened.current.delete(documentId))
      return address
    },
    [applicationNo],
  )
}
