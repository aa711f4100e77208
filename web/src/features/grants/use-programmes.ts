import { useQuery } from '@tanstack/react-query'
import { listDesk } from '../../../../domain/src/contracts/desk.ts'
import { listPublicProgrammes } from '../../../../domain/src/contracts/programmes.ts'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { call } from '../../api-client/call.ts'
import type { PublicProgramme } from './read-on.ts'
import { useServices, type OpenService } from '../../forms/use-my-applications.ts'

/** The programmes this person may apply to or work on: the services that live on this screen. */
export function useProgrammes() {
  const { data, error, refetch } = useServices()
  return { programmes: data?.filter(({ path }) => path === getScreen('online-gms-program').path), error, refetch }
}

/** What a programme says of itself in public, where it does; its service knows only the first line of it. */
export function useSaidInPublic(): (service: string) => PublicProgramme | undefined {
  const { data } = useQuery({ queryKey: ['grants'], queryFn: async () => (await call(listPublicProgrammes)).data })
  return (service) => data?.find(({ programId }) => service === `gms-${programId}`)
}

/** How many files of each wait on this officer's desk. */
export const useWaiting = (programmes: readonly OpenService[]) =>
  useQuery({
    queryKey: ['desk', 'programmes', ...programmes.map(({ service }) => service)],
    enabled: programmes.length > 0,
    queryFn: async () => new Map(await Promise.all(programmes.map(async ({ service }) => [service, await countOf(service)] as const))),
  }).data

const countOf = async (service: string) => (await call(listDesk, { query: { service, view: 'mine', size: 1 } })).data.total
