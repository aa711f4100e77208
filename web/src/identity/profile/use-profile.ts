import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '@wewb/domain/identity/account-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { readSession, writeSession } from '#lib/api-client/session-storage.ts'

export type Profile = ResponseOf<typeof getProfile>

export const useProfile = () =>
  useQuery({ queryKey: ['profile'], queryFn: async () => (await sendRequest(getProfile)).data })

/** Updates the name and photo in the top bar, too. */
export function useUpdateProfileCache() {
  const client = useQueryClient()
  return (change: Partial<Profile>) => {
    client.setQueryData<Profile>(['profile'], (profile) => profile && { ...profile, ...change })
    const user = readSession('user')
    const { full_name, full_name_bng, avatar } = { ...user, ...change }
    if (user)
      writeSession('user', {
        ...user,
        full_name: full_name ?? user.full_name,
        full_name_bng: full_name_bng ?? null,
        avatar: avatar ?? null,
      })
  }
}
