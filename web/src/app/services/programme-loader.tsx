import { useQuery } from '@tanstack/react-query'
import { getDefinition } from '@wewb/domain/services/service-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { ProgrammeNotFound } from '#services/grants/programme-not-found.tsx'
import { ProgrammeLinks } from '#services/grants/programme-links.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { Programme } from './programme.tsx'

/** Loads the definition of a chosen programme. */
export function ProgrammeLoader({ service }: { service: string }) {
  const definition = useQuery({
    queryKey: ['definition', service],
    queryFn: async () =>
      (await sendRequest(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
  if (definition.isPending) return <PageSkeleton />
  if (definition.data)
    return (
      <>
        <ProgrammeLinks service={service} />
        <Programme service={service} title={definition.data.title} />
      </>
    )
  if (definition.error instanceof ApiProblem && definition.error.code === 'NOT_FOUND') return <ProgrammeNotFound />
  return <LoadFailed problem={definition.error} onRetry={() => void definition.refetch()} />
}
