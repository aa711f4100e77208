import { useMemo } from 'react'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import type { ServiceDefinition } from '../../../../../domain/src/definition/service-definition.ts'
import { call } from '../../../api-client/call.ts'
import type { FormServices } from '../../../fields/form-services.ts'
import { questionsWritten } from '../questions-of.ts'

const notHere = () => Promise.reject(new Error('a move on many files has no documents'))

/** What the boxes of a move on many files need: lists and questions. Documents belong to one file. */
export const useBulkServices = (definition: ServiceDefinition): FormServices =>
  useMemo(
    () => ({
      list: async (name, [parentId, parentId2]) => {
        const query = { ...(parentId !== undefined && { parentId }), ...(parentId2 !== undefined && { parentId2 }) }
        const { data } = await call(getLookup, { params: { name }, query })
        return data.map((entry) => ({ value: entry.id, label: { bn: entry.nameBng || entry.name, en: entry.name } }))
      },
      questions: questionsWritten(definition),
      document: () => undefined,
      upload: notHere,
      open: notHere,
      remove: notHere,
      verify: notHere,
    }),
    [definition],
  )
