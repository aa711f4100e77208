import { lazy, Suspense } from 'react'
import { useIsSharedPhone } from '#lib/api-client/use-session.ts'

/** `hasBar` is set where the header has no logout of its own. */
type Props = { hasBar: boolean }

// Lazy, because few sessions are on a shared phone. A failed load must not break the page.
const SharedPhone = lazy(() =>
  import('./shared-phone/shared-phone.tsx').then(
    ({ SharedPhone: found }) => ({ default: found }),
    () => ({ default: (_props: Props) => <></> }),
  ),
)

export const SharedPhoneWatch = ({ hasBar = false }: Partial<Props>) =>
  useIsSharedPhone() && (
    <Suspense>
      <SharedPhone hasBar={hasBar} />
    </Suspense>
  )
