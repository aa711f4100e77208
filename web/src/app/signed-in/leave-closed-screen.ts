import type { QueryClient } from '@tanstack/react-query'
import { judgePath } from '../../../../domain/src/access/guard.ts'
import { clearSession } from '../../api-client/session.ts'
import { currentLocale } from '../../i18n/language.tsx'
import type { useNavigate } from '../../router/router.tsx'
import { toast } from '../../ui/toast.tsx'
import { menusQuery } from '../../api-client/use-menus.ts'
import { words } from './words.ts'

/**
 * A menu was taken away while somebody worked, and the server has just refused a page of it. The sidebar is fetched anew, and if
 * the page is no longer in it, SPEC.md section 4 holds as for any path outside the menus: the storage is cleared, on to the log-in.
 */
export async function leaveClosedScreen(client: QueryClient, navigate: ReturnType<typeof useNavigate>) {
  const menus = await client.fetchQuery({ ...menusQuery, staleTime: 0 })
  const allowedPaths = menus.flatMap(({ menu }) => menu.map(({ menuUrl }) => menuUrl))
  if (judgePath(location.pathname, { signedIn: true, allowedPaths, demo: false }) !== 'sign-out-and-log-in') return
  clearSession()
  navigate('/login', { replace: true })
  toast({ kind: 'error', text: words.menusChanged[currentLocale()] })
}
