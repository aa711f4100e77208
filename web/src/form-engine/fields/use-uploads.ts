import { useEffect, useRef, useState } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useFormServices } from './form-services.ts'

/** A file being uploaded. It stays after a failure, so that it need not be chosen again. */
export type PendingUpload = { id: number; file: File; progress: number; failure?: Bilingual }

let last = 0

/** Uploads files and adds each to the answer once received. Above `limit` a new page replaces the last. */
export function useUploads(
  path: string,
  documents: readonly string[],
  limit: number,
  onDocuments: (documents: string[]) => void,
) {
  const { upload, remove } = useFormServices()
  const [pendingUploads, setSendings] = useState<readonly PendingUpload[]>([])
  // A ref, because two files may arrive between two renders.
  const current = useRef(documents)
  useEffect(() => {
    current.current = documents
  }, [documents])

  const change = (id: number, part: Partial<PendingUpload>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const cancel = (id: number) => setSendings((all) => all.filter((one) => one.id !== id))
  const write = (next: string[]) => {
    current.current = next
    onDocuments(next)
  }
  const run = async ({ id, file }: Pick<PendingUpload, 'id' | 'file'>) => {
    try {
      const { documentId } = await upload(path, file, (share) => change(id, { progress: share }))
      const stored = current.current.slice(0, limit - 1)
      const replaced = current.current.slice(limit - 1)
      write([...stored, documentId])
      cancel(id)
      for (const old of replaced) forget(old)
    } catch (problem) {
      change(id, { failure: problemMessage(problem) })
    }
  }
  // The answer no longer references the document; if this request is lost, the server deletes the unreferenced document
  // later.
  const forget = (documentId: string) => void remove(documentId).catch(() => undefined)

  return {
    sendings: pendingUploads,
    drop: cancel,
    send: (file: File) => {
      const sending = { id: (last += 1), file, progress: 0 }
      setSendings((all) => [...all, sending])
      void run(sending)
    },
    retry: ({ id, file }: PendingUpload) => {
      setSendings((all) => all.map((one) => (one.id === id ? { id, file, progress: 0 } : one)))
      void run({ id, file })
    },
    removeDocument: (documentId: string) => {
      write(current.current.filter((one) => one !== documentId))
      forget(documentId)
    },
  }
}
