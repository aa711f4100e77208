import { lazy, Suspense } from 'react'
import { useSharedPhone } from '../api-client/use-shared-phone.ts'

/** `hasBar` where the header has no way out of its own. */
type Props = { hasBar: boolean }

// Few say that the phone is not theirs: the others never fetch this. A line that is down must not take the page along.
const SharedPhone = lazy(() =>
  import('./shared-phone/shared-phone.tsx').then(
    ({ SharedPhone: found }) => ({ default: found }),
    () => ({ default: (_props: Props) => <></> }),
  ),
)

export const SharedPhoneWatch = ({ hasBar = false }: Partial<Props>) =>
  useSharedPhone() && (
    <Suspense>
      <SharedPhone hasBar={hasBar} />
    </Suspense>
  )
