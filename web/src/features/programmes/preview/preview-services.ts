import type { QueryClient } from '@tanstack/react-query'
import { answerAt, type Answers } from '../../../../../domain/src/conditions/holds.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import type { Verification } from '../../../../../domain/src/fields/verification.ts'
import type { DocumentFacts, FormServices } from '../../../fields/form-services.ts'
import { fetchEntries } from '../../../forms/fetch-entries.ts'
import { CallProblem } from '../../../api-client/call.ts'

type Sheet = { read(): Answers; change(path: string, answer: unknown): void }

/** What a form needs from outside, without an application: the board's real lists, files that stay in this tab, a register that knows everybody. */
export function previewServices(client: QueryClient, sheet: Sheet): FormServices {
  const documents = new Map<string, DocumentFacts & { address: string }>()
  return {
    list: (source, parents) => fetchEntries(client, source, parents),
    upload: async (_path, file, onProgress) => {
      onProgress(1)
      const documentId = `test-${documents.size + 1}`
      const facts = { fileName: file.name, mediaType: file.type, kilobytes: Math.ceil(file.size / 1024), ...(await pixelsOf(file)) }
      documents.set(documentId, { ...facts, address: URL.createObjectURL(file) })
      return { documentId, ...facts }
    },
    open: async (id) => documents.get(id)?.address ?? Promise.reject(new CallProblem('NOT_FOUND', '')),
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
  const home = answerAt(path.slice(0, path.lastIndexOf('.')), { answers: [answers] })
  const { check: _before, workerNameEn: _name, workerCountryId: _country, ...asked } = Object(home) as Answers
  const found = { on: dhakaDay(new Date()), asked }
  if (choice) return { outcome: 'skipped', source: 'MANUAL', ...found }
  if (asked['identitySource'] === '2') return { outcome: 'manual', source: 'NOC', ...found }
  return { outcome: 'verified', source: 'BMET', ...found, confirmed: { workerNameEn: 'RAHIMA BEGUM' } }
}
