import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isUserType } from '../../../../domain/src/accounts/user-types.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getUser, getUserChoices, listUsers } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { readPage } from '../../ui/page-window.ts'

export type User = AnswerOf<typeof getUser>
export type Choices = AnswerOf<typeof getUserChoices>

/** Whom, and narrowed how: all of it stands in the address, so that Back works and a colleague can be sent the same view. */
export function useAsked() {
  const [query] = useSearchParams()
  const who = query.get('who') === 'applicants' ? ('applicants' as const) : ('staff' as const)
  const userType = query.get('type') ?? ''
  return {
    who,
    page: readPage(query.get('page')),
    search: query.get('search') ?? '',
    userType: isUserType(userType) ? userType : undefined,
    roleId: numberIn(query.get('role')),
    officeId: numberIn(query.get('office')),
    active: (['Y', 'N'] as const).find((one) => one === query.get('state')),
  }
}

const numberIn = (typed: string | null) => (typed && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined)

export function useUserList({ who, page, search, userType, roleId, officeId, active }: ReturnType<typeof useAsked>) {
  const query = {
    page,
    search,
    staffYn: who === 'staff' ? ('Y' as const) : ('N' as const),
    ...(userType && { userType }),
    ...(roleId && { roleId }),
    ...(officeId && { officeId }),
    ...(active && { active_yn: active }),
  }
  return useQuery({
    queryKey: ['users', query],
    queryFn: async () => (await call(listUsers, { query })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Asked anew each time: what one sees of a person's rights must be so. */
export const useUser = (id: number) =>
  useQuery({ queryKey: ['user', id], queryFn: async () => (await call(getUser, { params: { id } })).data, staleTime: 0 })

export const useChoices = () =>
  useQuery({ queryKey: ['user-choices'], queryFn: async () => (await call(getUserChoices)).data, staleTime: 0 })

/** After a change everything that tells of users is asked again. */
export function useReload() {
  const client = useQueryClient()
  return () => {
    for (const key of ['users', 'user', 'user-sessions', 'user-history']) void client.invalidateQueries({ queryKey: [key] })
  }
}
