import { quietly } from '../reload-when-stale.ts'

/**
 * SPEC.md section 8: a lost connection leads home and says why; and whoever wants to log out must be able to. None of it can be fetched
 * then, so all of it comes while the line is up, as does what is shown instead of a page that is not here, and the frame of these pages
 * for the next time.
 */
export function loadWayOut(): () => void {
  const timer = setTimeout(() => void load(), 2000)
  return () => clearTimeout(timer)
}

async function load() {
  await quietly(() =>
    Promise.allSettled([
      import('../../features/public/home-page.tsx'),
      import('../public/public-layout.tsx'),
      import('../../ui/toast-region.tsx'),
      import('../log-out.ts'),
      import('../not-here.tsx'),
    ]),
  )
  const worker = await quietly(() => import('../../worker/keep-portal.ts'))
  worker?.keepShell().catch(() => undefined)
}
