import { lazy, Suspense } from 'react'
import { useSharedPhone } from '../api-client/use-shared-phone.ts'

type Props = { what: string; children: string }

const covered = '*****'
// Few need it. Until it has come, and where it does not come, nothing is shown.
const MaskedValue = lazy(() =>
  import('./masked-value.tsx').then(
    (found) => ({ default: found.MaskedValue }),
    () => ({ default: (_props: Props) => <>{covered}</> }),
  ),
)

/** A name or number of the person. On a phone that is not theirs it stands covered, and a tap shows it; `what` says to all what is covered. */
export const Masked = ({ what, children }: Props) =>
  useSharedPhone() ? (
    <Suspense fallback={covered}>
      <MaskedValue what={what}>{children}</MaskedValue>
    </Suspense>
  ) : (
    children
  )
