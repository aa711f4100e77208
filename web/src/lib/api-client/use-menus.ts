import { useQuery } from '@tanstack/react-query'
import type { Action } from '@wewb/domain/access/actions'
import { getMenus } from '@wewb/domain/administration/portal-contracts'
import { sendRequest } from './send-request.ts'
import { readSession } from './session-storage.ts'
import { storeMenus } from './start-session.ts'

export const menusQuery = {
  queryKey: ['menus'],
  queryFn: async () => {
    const token = readSession('token')
    const { data } = await sendRequest(getMenus)
    storeMenus(data, token)
    return data
  },
}

/** Loads the user's menus once per page load; the guard and the breadcrumb read the stored copy. */
export const useMenus = () => useQuery({ ...menusQuery, staleTime: Infinity })

/**
 * Returns the user's actions on a screen according to the menus. Only for display: the server authorises every request.
 */
export function useActions(path: string): ReadonlySet<Action> {
  const { data = [] } = useMenus()
  return new Set(
    data.flatMap(({ menu }) =>
      menu.filter(({ menuUrl }) => menuUrl === path).flatMap(({ actions }) => actions as Action[]),
    ),
  )
}
