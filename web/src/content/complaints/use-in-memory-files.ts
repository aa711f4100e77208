import { useEffect, useMemo, useRef } from 'react'
import type { DocumentMetadata, FormServices } from '#form-engine/fields/form-services.ts'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'

export type InMemoryFiles = { services: FormServices; findFile(id: string): File | undefined }

const cannotVerify = () => Promise.reject(new Error('this form has no register checks'))

/** Form services without a draft on the server: files stay in this tab and are sent with the form. */
export function useInMemoryFiles(
  list: (source: string, parents: readonly string[]) => Promise<LookupEntry[]>,
): InMemoryFiles {
  const stored = useRef(new Map<string, { file: File; facts: DocumentMetadata; address: string }>())
  useEffect(() => {
    const ownFiles = stored.current
    return () => {
      for (const { address } of ownFiles.values()) URL.revokeObjectURL(address)
      ownFiles.clear()
    }
  }, [])
  return useMemo(() => {
    const services: FormServices = {
      list,
      upload: async (_path, file, onProgress) => {
        const documentId = crypto.randomUUID()
        const facts = {
          fileName: file.name,
          mediaType: file.type,
          kilobytes: Math.ceil(file.size / 1024),
          ...(await pixelsOf(file)),
        }
        stored.current.set(documentId, { file, facts, address: URL.createObjectURL(file) })
        onProgress(1)
        return { documentId, ...facts }
      },
      open: async (id) => stored.current.get(id)?.address ?? Promise.reject(new Error('the file was removed')),
      document: (id) => stored.current.get(id)?.facts,
      remove: async (id) => {
        URL.revokeObjectURL(stored.current.get(id)?.address ?? '')
        stored.current.delete(id)
      },
      verify: cannotVerify,
    }
    return { services, findFile: (id) => stored.current.get(id)?.file }
  }, [list])
}

async function pixelsOf(file: File) {
  if (!file.type.startsWith('image/')) return {}
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}
