import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { isUserType } from '@wewb/domain/identity/accounts/user-types'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getUser, getUserChoices, listUsers } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type User = ResponseOf<typeof getUser>
export type UserChoices = ResponseOf<typeof getUserChoices>

/** Keeps all filters in the URL, so that Back works and the view can be shared. */
export function useUserFilters() {
  const [query] = useSearchParams()
  const who = query.get('who') === 'applicants' ? ('applicants' as const) : ('staff' as const)
  const userType = query.get('type') ?? ''
  return {
    who,
    page: parsePage(query.get('page')),
    search: query.get('search') ?? '',
    userType: isUserType(userType) ? userType : undefined,
    roleId: numberIn(query.get('role')),
    officeId: numberIn(query.get('office')),
    active: (['Y', 'N'] as const).find((one) => one === query.get('state')),
  }
}

const numberIn = (typed: string | null) => (typed && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined)

export function useUserList({
  who,
  page,
  search,
  userType,
  roleId,
  officeId,
  active,
}: ReturnType<typeof useUserFilters>) {
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
    queryFn: async () => (await sendRequest(listUsers, { query })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Refetched each time, because the displayed permissions must be current. */
export const useUser = (id: number) =>
  useQuery({
    queryKey: ['user', id],
    queryFn: async () => (await sendRequest(getUser, { params: { id } })).data,
    staleTime: 0,
  })

export const useUserChoices = () =>
  useQuery({ queryKey: ['user-choices'], queryFn: async () => (await sendRequest(getUserChoices)).data, staleTime: 0 })

/** Refetches all user queries after a change. */
export function useReloadUsers() {
  const client = useQueryClient()
  return () => {
    for (const key of ['users', 'user', 'user-sessions', 'user-history'])
      void client.invalidateQueries({ queryKey: [key] })
  }
}
