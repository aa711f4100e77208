import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listAcknowledgements } from '@wewb/domain/casework/acknowledgement-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Referral = ResponseOf<typeof listAcknowledgements>['list'][number]

const keyOf = (applicationNo: string) => ['acknowledgements', applicationNo]

/** Exceeds the number of referrals of one person. */
const size = 100

export const useReferrals = (applicationNo: string) =>
  useQuery({
    queryKey: keyOf(applicationNo),
    queryFn: async () => (await sendRequest(listAcknowledgements, { query: { applicationNo, size } })).data,
  })

/** A referral also changes its application: the stage, and with it the revision. */
export function useReloadReferrals(applicationNo: string) {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [keyOf(applicationNo), ['application', applicationNo], ['desk']])
      void client.invalidateQueries({ queryKey })
  }
}
