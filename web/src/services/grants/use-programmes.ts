import { useQuery } from '@tanstack/react-query'
import { listDesk } from '@wewb/domain/casework/desk-contracts'
import { listPublicProgrammes } from '@wewb/domain/services/programme-contracts'
import { getScreen } from '@wewb/domain/access/screens'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { PublicProgramme } from './public-programme.ts'
import { useServices, type OpenService } from '#form-engine/applications/use-my-applications.ts'

/** Lists the programmes this user may apply to or work on: the services of this screen. */
export function useProgrammes() {
  const { data, error, refetch } = useServices()
  return { programmes: data?.filter(({ path }) => path === getScreen('online-gms-program').path), error, refetch }
}

/** Finds the public description of a programme; its service has only the first line of it. */
export function useFindPublicProgramme(): (service: string) => PublicProgramme | undefined {
  const { data } = useQuery({
    queryKey: ['grants'],
    queryFn: async () => (await sendRequest(listPublicProgrammes)).data,
  })
  return (service) => data?.find(({ programId }) => service === `gms-${programId}`)
}

/** Counts the applications of each programme on this officer's desk. */
export const useWaitingCounts = (programmes: readonly OpenService[]) =>
  useQuery({
    queryKey: ['desk', 'programmes', ...programmes.map(({ service }) => service)],
    enabled: programmes.length > 0,
    queryFn: async () =>
      new Map(await Promise.all(programmes.map(async ({ service }) => [service, await countOf(service)] as const))),
  }).data

const countOf = async (service: string) =>
  (await sendRequest(listDesk, { query: { service, view: 'mine', size: 1 } })).data.total
