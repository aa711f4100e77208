import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#lib/router/router.tsx'
import type { RouteDecision } from '@wewb/domain/access/route-guard'
import { findScreenByPath, type BuiltScreenId } from '@wewb/domain/access/screens'
import { buildLoginUrl, saveReturnTo } from '#lib/api-client/return-to.ts'
import { clearSession } from '#lib/api-client/session-storage.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { LoadedScreen, ScreenSource } from './screen-source.ts'
import { useRouteGuard } from './use-route-guard.ts'

type Refusal = Exclude<RouteDecision, 'open'>

const insteadOf: Record<Refusal, string> = {
  'go-dashboard': '/dashboard',
  'go-home': '/',
  'go-error': '/error',
  'sign-out-and-log-in': '/login',
}

/** Renders the screen of the current URL if the guard allows it. */
export function CurrentScreen({ source }: { source: ScreenSource }) {
  const screen = findScreenByPath(useLocation().pathname)
  const verdict = useRouteGuard()
  if (!screen || (verdict !== 'open' && verdict !== 'wait')) return <Redirect refusal={verdict as Refusal} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OpenScreen id={screen.id} source={source} isWaiting={verdict === 'wait'} />
    </Suspense>
  )
}

function OpenScreen({ id, source, isWaiting }: { id: BuiltScreenId; source: ScreenSource; isWaiting: boolean }) {
  const screen = useArrived(id, source)
  if (!screen) return <PageSkeleton />
  const { Layout, Page } = screen
  return (
    <Layout>
      {isWaiting ? <PageSkeleton /> : <Page key={id} />}
      <RouteAnnouncer screenId={id} />
    </Layout>
  )
}

/**
 * Returns undefined until the screen is loaded. React's `use` would show the fallback for a third of a second even when
 * the screen is ready.
 */
function useArrived(id: BuiltScreenId, source: ScreenSource): LoadedScreen | undefined {
  const [arrived, setArrived] = useState<{
    id: BuiltScreenId
    of: Promise<LoadedScreen>
    screen?: LoadedScreen
    problem?: unknown
  }>()
  // Thrown for the error boundary around the portal; the screen is requested again only when the user retries.
  if (arrived?.id === id && arrived.problem !== undefined) throw arrived.problem
  const found = source(id)
  const coming = found instanceof Promise ? found : undefined
  useEffect(() => {
    coming?.then(
      (screen) => setArrived({ id, of: coming, screen }),
      (problem: unknown) => setArrived({ id, of: coming, problem }),
    )
  }, [id, coming])
  if (!(found instanceof Promise)) return found
  return arrived?.of === found ? arrived.screen : undefined
}

function Redirect({ refusal }: { refusal: Refusal }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Messages of the Board link to an application: the user logs in first and then returns to it.
  const isSent = refusal === 'go-home' && search.includes('application=')
  const requestedUrl = pathname + search
  const to = isSent ? buildLoginUrl(requestedUrl) : insteadOf[refusal]
  useEffect(() => {
    if (refusal === 'go-home') saveReturnTo(requestedUrl)
    if (refusal === 'sign-out-and-log-in') clearSession()
    navigate(to, { replace: true })
  }, [refusal, to, requestedUrl, navigate])
  return <PageSkeleton />
}
