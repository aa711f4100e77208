import { useQuery } from '@tanstack/react-query'
import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { storeMenus } from '../../api-client/session.ts'

export const menusQuery = {
  queryKey: ['menus'],
  queryFn: async () => {
    const { data } = await call(getMenus)
    storeMenus(data)
    return data
  },
}

/** The person's menus, fresh on each load; the guard and the breadcrumb read what is stored here. */
export const useMenus = () => useQuery({ ...menusQuery, staleTime: Infinity })
