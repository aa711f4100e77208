import { useQuery } from '@tanstack/react-query'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { getApplication } from '@wewb/domain/casework/application-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { ApprovalStatus } from '@wewb/domain/engine/definition/statuses'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { toUpload, type DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { enqueueRequest } from './request-queue.ts'

/** One application as the server presents it to this user, with its version of the form definition. */
export type Application = Omit<ResponseOf<typeof getApplication>, 'definition' | 'facts'> & {
  definition: ServiceDefinition
  facts: Facts
}

export const loadApplication = (applicationNo: string): Promise<Application> =>
  enqueueRequest(applicationNo, async () => {
    const { data } = await sendRequest(getApplication, { params: { applicationNo }, isOfflineTolerant: true })
    return data as Application
  })

/** Refetched on every visit: a form must never start with answers older than its own last save. */
export const useApplication = (applicationNo: string) =>
  useQuery({
    queryKey: ['application', applicationNo],
    queryFn: () => loadApplication(applicationNo),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Returns the part of the workflow state that the fields of a move depend on. */
export const toWorkflowState = ({
  state,
  approvalStatus,
  desk,
  unlocked,
  dueOn,
  updatedOn,
}: Application): WorkflowState => ({
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

/** Builds the evaluation context for display: the labels of lookup answers came with the application. */
export function toEvaluationContext(
  application: Pick<Application, 'facts' | 'lists' | 'documents'>,
): EvaluationContext {
  const documents = documentsOf(application)
  return {
    facts: application.facts,
    lists: (source, value) => {
      const entry = application.lists[`${source}:${value}`]
      return entry && { label: entry, ...(entry.within && { within: entry.within }) }
    },
    documents: (id) => {
      const facts = documents.get(id)
      return facts && toUpload(facts)
    },
  }
}

export const documentsOf = ({ documents }: Pick<Application, 'documents'>): Map<string, DocumentMetadata> =>
  new Map(documents.map(({ documentId, ...document }) => [documentId, toDocumentMetadata(document)]))

export type ReceivedDocument = Omit<Application['documents'][number], 'documentId' | 'field'>

export const toDocumentMetadata = ({
  fileName,
  mediaType,
  size,
  width,
  height,
}: ReceivedDocument): DocumentMetadata => ({
  fileName,
  mediaType,
  kilobytes: Math.ceil(size / 1024),
  ...(width !== null && height !== null && { width, height }),
})
