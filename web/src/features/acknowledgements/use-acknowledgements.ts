import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listAcknowledgements } from '../../../../domain/src/contracts/acknowledgements.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'

export type Referral = AnswerOf<typeof listAcknowledgements>['list'][number]

const keyOf = (applicationNo: string) => ['acknowledgements', applicationNo]

/** As many as one person is ever referred. */
const size = 100

export const useAcknowledgements = (applicationNo: string) =>
  useQuery({
    queryKey: keyOf(applicationNo),
    queryFn: async () => (await call(listAcknowledgements, { query: { applicationNo, size } })).data,
  })

/** A referral moves its file too: the stage, and with it the revision an officer acts on. */
export function useReloadReferrals(applicationNo: string) {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [keyOf(applicationNo), ['application', applicationNo], ['desk']]) void client.invalidateQueries({ queryKey })
  }
}
