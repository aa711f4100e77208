import { useQuery } from '@tanstack/react-query'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import { getApplication } from '../../../domain/src/contracts/applications.ts'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { ApprovalStatus } from '../../../domain/src/definition/statuses.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { call } from '../api-client/call.ts'
import { uploadOf, type DocumentFacts } from '../fields/form-services.ts'
import { inTurn } from './application-turns.ts'

/** One application as the server shows it to this person, with its own version of the form. */
export type Application = Omit<AnswerOf<typeof getApplication>, 'definition' | 'facts'> & { definition: ServiceDefinition; facts: Facts }

export const loadApplication = (applicationNo: string): Promise<Application> =>
  inTurn(applicationNo, async () => {
    const { data } = await call(getApplication, { params: { applicationNo }, isPatient: true })
    return data as Application
  })

/** Read anew with every visit: a form must never begin with answers that are older than its own last save. */
export const useApplication = (applicationNo: string) =>
  useQuery({
    queryKey: ['application', applicationNo],
    queryFn: () => loadApplication(applicationNo),
    staleTime: Infinity,
    gcTime: 0,
  })

/** As much of where it stands as the questions of a move depend on. */
export const standingOf = ({ state, approvalStatus, desk, unlocked, dueOn, updatedOn }: Application): Standing => ({
  state,
  approvalStatus: approvalStatus as ApprovalStatus,
  unlocked,
  since: updatedOn.slice(0, 10),
  owners: [],
  offices: {},
  acts: [],
  ...(desk && { desk }),
  ...(dueOn && { dueOn }),
})

/** For reading: the names of the listed answers came with the application. */
export function knownOf(application: Pick<Application, 'facts' | 'lists' | 'documents'>): Known {
  const documents = documentsOf(application)
  return {
    facts: application.facts,
    lists: (source, value) => {
      const entry = application.lists[`${source}:${value}`]
      return entry && { label: entry, ...(entry.within && { within: entry.within }) }
    },
    documents: (id) => {
      const facts = documents.get(id)
      return facts && uploadOf(facts)
    },
  }
}

export const documentsOf = ({ documents }: Pick<Application, 'documents'>): Map<string, DocumentFacts> =>
  new Map(documents.map(({ documentId, ...document }) => [documentId, factsOfDocument(document)]))

export type Received = Omit<Application['documents'][number], 'documentId' | 'field'>

export const factsOfDocument = ({ fileName, mediaType, size, width, height }: Received): DocumentFacts => ({
  fileName,
  mediaType,
  kilobytes: Math.ceil(size / 1024),
  ...(width !== null && height !== null && { width, height }),
})
