import { useQuery } from '@tanstack/react-query'
import { listWaitingTimes } from '@wewb/domain/casework/waiting-time-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { WaitingTimeText } from './waiting-time-text.tsx'

/** Loads the usual waiting time of a service. */
export function WaitingTime({ service, isYours = false }: { service: string; isYours?: boolean }) {
  const { data } = useQuery({
    queryKey: ['waiting-times'],
    staleTime: 10 * 60_000,
    queryFn: async () => (await sendRequest(listWaitingTimes)).data,
  })
  return <WaitingTimeText times={data} service={service} isYours={isYours} />
}
