import type { QueryClient } from '@tanstack/react-query'
import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Verification } from '@wewb/domain/engine/fields/verification'
import type { DocumentMetadata, FormServices } from '#form-engine/fields/form-services.ts'
import { fetchLookupEntries } from '#form-engine/forms/fetch-lookup-entries.ts'
import { ApiProblem } from '#lib/api-client/send-request.ts'

type Sheet = { read(): Answers; change(path: string, answer: unknown): void }

/**
 * Form services without an application: real lookup lists, files that stay in this tab, and a fake register that
 * confirms everybody.
 */
export function createPreviewServices(client: QueryClient, sheet: Sheet): FormServices {
  const documents = new Map<string, DocumentMetadata & { address: string }>()
  return {
    list: (source, parents) => fetchLookupEntries(client, source, parents),
    upload: async (_path, file, onProgress) => {
      onProgress(1)
      const documentId = `test-${documents.size + 1}`
      const facts = {
        fileName: file.name,
        mediaType: file.type,
        kilobytes: Math.ceil(file.size / 1024),
        ...(await pixelsOf(file)),
      }
      documents.set(documentId, { ...facts, address: URL.createObjectURL(file) })
      return { documentId, ...facts }
    },
    open: async (id) => documents.get(id)?.address ?? Promise.reject(new ApiProblem('NOT_FOUND', '')),
    document: (id) => documents.get(id),
    remove: async (id) => void documents.delete(id),
    verify: async (path, choice) => sheet.change(path, findingFor(sheet.read(), path, choice)),
  }
}

async function pixelsOf(file: File) {
  if (!file.type.startsWith('image/')) return {}
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

function findingFor(answers: Answers, path: string, choice?: 'skip'): Verification {
  const home = resolveAnswer(path.slice(0, path.lastIndexOf('.')), { answers: [answers] })
  const { check: _before, workerNameEn: _name, workerCountryId: _country, ...lookupKeys } = Object(home) as Answers
  const found = { on: toDhakaDate(new Date()), asked: lookupKeys }
  if (choice) return { outcome: 'skipped', source: 'MANUAL', ...found }
  if (lookupKeys['identitySource'] === '2') return { outcome: 'manual', source: 'NOC', ...found }
  return { outcome: 'verified', source: 'BMET', ...found, confirmed: { workerNameEn: 'RAHIMA BEGUM' } }
}
