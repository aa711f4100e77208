import { useQuery } from '@tanstack/react-query'
import { getDefinition } from '../../../../domain/src/contracts/services.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { call } from '../../api-client/call.ts'

/** The present definition of a service: its title, its moves, its questions. */
export const useDefinition = (service: string) =>
  useQuery({
    queryKey: ['definition', service],
    staleTime: Infinity,
    queryFn: async () => (await call(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
