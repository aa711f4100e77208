import { useQuery } from '@tanstack/react-query'
import { getDefinition } from '@wewb/domain/services/service-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { sendRequest } from '#lib/api-client/send-request.ts'

/** Loads the current definition of a service: its title, moves and questions. */
export const useDefinition = (service: string) =>
  useQuery({
    queryKey: ['definition', service],
    staleTime: Infinity,
    queryFn: async () =>
      (await sendRequest(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
