import { useQuery } from '@tanstack/react-query'
import type { Action } from '../../../../domain/src/access/actions.ts'
import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { storeMenus } from '../../api-client/session.ts'

/** What this person may do on a screen, as far as the menus tell. For show only: the server checks every call. */
export function useActions(path: string): ReadonlySet<Action> {
  const { data = [] } = useQuery({
    // The frame of the page has asked already; the answer is shared.
    queryKey: ['menus'],
    staleTime: Infinity,
    queryFn: async () => {
      const { data: menus } = await call(getMenus)
      storeMenus(menus)
      return menus
    },
  })
  return new Set(data.flatMap(({ menu }) => menu.filter(({ menuUrl }) => menuUrl === path).flatMap(({ actions }) => actions as Action[])))
}
