import { useMemo } from 'react'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { correctableQuestionsOfService } from '#casework/desk/correctable-questions.ts'

const notHere = () => Promise.reject(new Error('bulk moves have no documents'))

/** Form services of a bulk move: lookups and questions. Documents belong to one application. */
export const useBulkFormServices = (definition: ServiceDefinition): FormServices =>
  useMemo(
    () => ({
      list: async (name, [parentId, parentId2]) => {
        const query = { ...(parentId !== undefined && { parentId }), ...(parentId2 !== undefined && { parentId2 }) }
        const { data } = await sendRequest(getLookup, { params: { name }, query })
        return data.map((entry) => ({ value: entry.id, label: { bn: entry.nameBng || entry.name, en: entry.name } }))
      },
      questions: correctableQuestionsOfService(definition),
      document: () => undefined,
      upload: notHere,
      open: notHere,
      remove: notHere,
      verify: notHere,
    }),
    [definition],
  )
