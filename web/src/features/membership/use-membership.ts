import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getMembership, getMyMembership } from '../../../../domain/src/contracts/membership.ts'
import { call } from '../../api-client/call.ts'

export type Membership = AnswerOf<typeof getMembership>

const mine = ['membership', 'mine']

/** Null for who is no member. Asked anew with every visit: an approval may have come meanwhile. */
export const useMyMembership = () => useQuery({ queryKey: mine, queryFn: async () => (await call(getMyMembership)).data, staleTime: 0 })

export function useKeepMyMembership() {
  const client = useQueryClient()
  return (membership: Membership) => client.setQueryData<Membership | null>(mine, membership)
}

/** Every look of the staff is recorded, so it is not repeated when a window is focused again. */
export const useMembership = (membershipId: string) =>
  useQuery({
    queryKey: ['membership', membershipId],
    queryFn: async () => (await call(getMembership, { params: { membershipId } })).data,
    staleTime: Infinity,
  })
