import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getPermissions, getRole, listRoles } from '../../../../domain/src/contracts/roles.ts'
import { call } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { readPage } from '../../ui/page-window.ts'

export type Role = AnswerOf<typeof getRole>
export type Permissions = AnswerOf<typeof getPermissions>

/** Page, search and state stand in the address, so that Back works and a colleague can be sent the same view. */
export function useAsked() {
  const [query] = useSearchParams()
  return {
    page: readPage(query.get('page')),
    search: query.get('search') ?? '',
    activeYn: query.get('state') === 'closed' ? ('N' as const) : ('Y' as const),
  }
}

export const useRoles = (asked: ReturnType<typeof useAsked>) =>
  useQuery({
    queryKey: ['roles', asked],
    queryFn: async () => (await call(listRoles, { query: asked })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** All that may be copied. */
export const useOpenRoles = () =>
  useQuery({
    queryKey: ['roles', 'open'],
    queryFn: async () => (await call(listRoles, { query: { activeYn: 'Y' as const, size: 100 } })).data.list,
  })

/** Asked anew each time, because ticking must begin with the last version; but never while somebody is ticking. */
export const useRole = (roleId: number) =>
  useQuery({
    queryKey: ['role', roleId],
    queryFn: async () => {
      const [role, permissions] = await Promise.all([call(getRole, { params: { roleId } }), call(getPermissions, { params: { roleId } })])
      return { role: role.data, permissions: permissions.data }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** After a change of roles the own menus may be others, too. */
export function useReload() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['roles'], ['role'], ['menus']]) void client.invalidateQueries({ queryKey })
  }
}

export const useMay = () => useActions('/role')
