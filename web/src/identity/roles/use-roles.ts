import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getPermissions, getRole, listRoles } from '@wewb/domain/identity/role-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type Role = ResponseOf<typeof getRole>
export type Permissions = ResponseOf<typeof getPermissions>

/** Keeps page, search and state in the URL, so that Back works and the view can be shared. */
export function useRoleFilters() {
  const [query] = useSearchParams()
  return {
    page: parsePage(query.get('page')),
    search: query.get('search') ?? '',
    activeYn: query.get('state') === 'closed' ? ('N' as const) : ('Y' as const),
  }
}

export const useRoles = (request: ReturnType<typeof useRoleFilters>) =>
  useQuery({
    queryKey: ['roles', request],
    queryFn: async () => (await sendRequest(listRoles, { query: request })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Lists the roles that may be copied. */
export const useActiveRoles = () =>
  useQuery({
    queryKey: ['roles', 'open'],
    queryFn: async () => (await sendRequest(listRoles, { query: { activeYn: 'Y' as const, size: 100 } })).data.list,
  })

/** Refetched on each visit, because editing must start with the latest version; but never during editing. */
export const useRole = (roleId: number) =>
  useQuery({
    queryKey: ['role', roleId],
    queryFn: async () => {
      const [role, permissions] = await Promise.all([
        sendRequest(getRole, { params: { roleId } }),
        sendRequest(getPermissions, { params: { roleId } }),
      ])
      return { role: role.data, permissions: permissions.data }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** A change of roles may also change the user's own menus. */
export function useReloadRoles() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['roles'], ['role'], ['menus']]) void client.invalidateQueries({ queryKey })
  }
}

export const useRoleActions = () => useActions('/role')
