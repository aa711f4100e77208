import { useQuery } from '@tanstack/react-query'
import { getDefinition } from '../../../../domain/src/contracts/services.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { ProgrammeGone } from '../../features/grants/programme-gone.tsx'
import { ProgrammeLinks } from '../../features/grants/programme-links.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { Programme } from './programme.tsx'

/** A programme that was chosen, if it is there. */
export function PageOfProgramme({ service }: { service: string }) {
  const definition = useQuery({
    queryKey: ['definition', service],
    queryFn: async () => (await call(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
  if (definition.isPending) return <PageSkeleton />
  if (definition.data)
    return (
      <>
        <ProgrammeLinks service={service} />
        <Programme service={service} title={definition.data.title} />
      </>
    )
  if (definition.error instanceof CallProblem && definition.error.code === 'NOT_FOUND') return <ProgrammeGone />
  return <LoadFailed problem={definition.error} onRetry={() => void definition.refetch()} />
}
