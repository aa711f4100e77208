import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../router/router.tsx'
import type { Verdict } from '../../../domain/src/access/guard.ts'
import { screenAt, type BuiltScreenId } from '../../../domain/src/access/screens.ts'
import { clearSession } from '../api-client/session.ts'
import { Arrival } from './arrival.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { LoadedScreen, ScreenSource } from './screen-source.ts'
import { useVerdict } from './use-verdict.ts'

type Refusal = Exclude<Verdict, 'open'>

const insteadOf: Record<Refusal, string> = {
  'go-dashboard': '/dashboard',
  'go-home': '/',
  'go-error': '/error',
  'sign-out-and-log-in': '/login',
}

/** The screen at this address, if the guard opens it. */
export function CurrentScreen({ source }: { source: ScreenSource }) {
  const screen = screenAt(useLocation().pathname)
  const verdict = useVerdict()
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
      <Arrival screenId={id} />
    </Layout>
  )
}

/** Nothing until it is there. React's `use` would show the placeholder for a third of a second, also when the screen is there at once. */
function useArrived(id: BuiltScreenId, source: ScreenSource): LoadedScreen | undefined {
  const [arrived, setArrived] = useState<{ id: BuiltScreenId; of: Promise<LoadedScreen>; screen?: LoadedScreen; problem?: unknown }>()
  // For the boundary around the portal, which says so; asked for again it is only when the person wants that.
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
  // A message of the board leads to one application: whoever follows it logs in first, and then arrives there.
  const isSent = refusal === 'go-home' && search.includes('application=')
  const to = isSent ? '/login?to=' + encodeURIComponent(pathname + search) : insteadOf[refusal]
  useEffect(() => {
    if (refusal === 'sign-out-and-log-in') clearSession()
    navigate(to, { replace: true })
  }, [refusal, to, navigate])
  return <PageSkeleton />
}
