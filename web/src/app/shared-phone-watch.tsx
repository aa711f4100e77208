import { lazy, Suspense } from 'react'
import { useSharedPhone } from '../api-client/use-shared-phone.ts'

// Few say that the phone is not theirs: the others never fetch this. A line that is down must not take the page along.
const SharedPhone = lazy(() =>
  import('./shared-phone/shared-phone.tsx').then(
    ({ SharedPhone: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
)

/** `hasBar` where the header has no way out of its own. */
export const SharedPhoneWatch = ({ hasBar = false }: { hasBar?: boolean }) =>
  useSharedPhone() && (
    <Suspense>
      <SharedPhone hasBar={hasBar} />
    </Suspense>
  )
