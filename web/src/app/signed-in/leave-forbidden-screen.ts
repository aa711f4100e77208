import type { QueryClient } from '@tanstack/react-query'
import { guardRoute } from '@wewb/domain/access/route-guard'
import { clearSession } from '#lib/api-client/session-storage.ts'
import { currentLocale } from '#lib/i18n/language.tsx'
import type { useNavigate } from '#lib/router/router.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { menusQuery } from '#lib/api-client/use-menus.ts'
import { signedInLayoutMessages } from './messages.ts'

/**
 * Handles a menu that was revoked during the session, after the server has rejected a page. It reloads the menus; if
 * the page is no longer among them, it clears the session and opens the login.
 */
export async function leaveForbiddenScreen(client: QueryClient, navigate: ReturnType<typeof useNavigate>) {
  const menus = await client.fetchQuery({ ...menusQuery, staleTime: 0 })
  const allowedPaths = menus.flatMap(({ menu }) => menu.map(({ menuUrl }) => menuUrl))
  if (guardRoute(location.pathname, { signedIn: true, allowedPaths, demo: false }) !== 'sign-out-and-log-in') return
  clearSession()
  navigate('/login', { replace: true })
  toast({ kind: 'error', text: signedInLayoutMessages.menusChanged[currentLocale()] })
}
