import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Verification } from '@wewb/domain/engine/fields/verification'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import type { DocumentMetadata, FormServices, QuestionGroup } from '#form-engine/fields/form-services.ts'
import { demoLookupEntries } from './demo-lookups.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const lost = () => new ApiProblem('NO_CONNECTION', '')

type Page = { change(path: string, answer: unknown): void; questions: QuestionGroup[] }

/** Fakes a server in this tab. Every third upload fails at first, to demonstrate the retry. */
export function createInMemoryServer({ change, questions }: Page): {
  services: FormServices
  save(answers: Answers): Promise<void>
} {
  let stored: Answers = {}
  const documents = new Map<string, DocumentMetadata & { address: string }>()
  let sent = 0
  const services: FormServices = {
    questions,
    list: async (source, parents) => {
      await pause(200)
      return demoLookupEntries(source, parents)
    },
    upload: async (_path, file, onProgress) => {
      sent += 1
      const isLost = sent % 3 === 0
      for (const share of [0.2, 0.5, 0.8, 1]) {
        await pause(150)
        if (isLost && share > 0.5) throw lost()
        onProgress(share)
      }
      const documentId = `demo-${sent}`
      const facts = {
        fileName: file.name,
        mediaType: file.type,
        kilobytes: Math.ceil(file.size / 1024),
        ...(await pixelsOf(file)),
      }
      documents.set(documentId, { ...facts, address: URL.createObjectURL(file) })
      return { documentId, ...facts }
    },
    open: async (id) => documents.get(id)?.address ?? Promise.reject(lost()),
    document: (id) => documents.get(id),
    remove: async (id) => void documents.delete(id),
    verify: async (path, choice) => {
      await pause(600)
      change(path, findingOf(stored, path.replace(/\.[^.]+$/, ''), choice))
    },
  }
  const save = async (answers: Answers) => {
    await pause(300)
    stored = answers
  }
  return { services, save }
}

async function pixelsOf(file: File) {
  if (!file.type.startsWith('image/')) return {}
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

/** The fake register knows one passport; a NOC is for an officer to verify. */
function findingOf(answers: Answers, home: string, choice?: 'skip'): Verification {
  const block = resolveAnswer(home, { answers: [answers] })
  const { check: _old, workerNameEn: _name, workerCountryId: _country, ...lookupKeys } = Object(block) as Answers
  const found = { on: '2026-11-15', asked: lookupKeys }
  if (choice) return { outcome: 'skipped', source: 'MANUAL', ...found }
  if (lookupKeys.identitySource === '2') return { outcome: 'manual', source: 'NOC', ...found }
  if (lookupKeys.workerPassportNo !== 'A01234567') return { outcome: 'not-found', source: 'BMET', ...found }
  return {
    outcome: 'verified',
    source: 'BMET',
    ...found,
    confirmed: { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' },
  }
}
