import { useQuery } from '@tanstack/react-query'
import type { Action } from '../../../domain/src/access/actions.ts'
import { getMenus } from '../../../domain/src/contracts/portal.ts'
import { call } from './call.ts'
import { storeMenus } from './sign-in.ts'

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

/** What this person may do on a screen, as far as the menus tell. For show only: the server checks every call. */
export function useActions(path: string): ReadonlySet<Action> {
  const { data = [] } = useMenus()
  return new Set(data.flatMap(({ menu }) => menu.filter(({ menuUrl }) => menuUrl === path).flatMap(({ actions }) => actions as Action[])))
}
