import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getMembership, getMyMembership } from '@wewb/domain/membership/membership-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type Membership = ResponseOf<typeof getMembership>

const myMembershipKey = ['membership', 'mine']

/** Null for non-members. Refetched on every visit, because an approval may have arrived. */
export const useMyMembership = () =>
  useQuery({ queryKey: myMembershipKey, queryFn: async () => (await sendRequest(getMyMembership)).data, staleTime: 0 })

export function useUpdateMyMembershipCache() {
  const client = useQueryClient()
  return (membership: Membership) => client.setQueryData<Membership | null>(myMembershipKey, membership)
}

/** Views by staff are audited, so it is not refetched on window focus. */
export const useMembership = (membershipId: string) =>
  useQuery({
    queryKey: ['membership', membershipId],
    queryFn: async () => (await sendRequest(getMembership, { params: { membershipId } })).data,
    staleTime: Infinity,
  })
