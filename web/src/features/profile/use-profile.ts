import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '../../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { read, write } from '../../api-client/session.ts'

export type Profile = AnswerOf<typeof getProfile>

export const useProfile = () => useQuery({ queryKey: ['profile'], queryFn: async () => (await call(getProfile)).data })

/** After a change the top bar shows the new name and photo too. */
export function useKeepProfile() {
  const client = useQueryClient()
  return (change: Partial<Profile>) => {
    client.setQueryData<Profile>(['profile'], (profile) => profile && { ...profile, ...change })
    const user = read('user')
    const { full_name, full_name_bng, avatar } = { ...user, ...change }
    if (user)
      write('user', { ...user, full_name: full_name ?? user.full_name, full_name_bng: full_name_bng ?? null, avatar: avatar ?? null })
  }
}
