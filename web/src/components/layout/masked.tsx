import { lazy, Suspense } from 'react'
import { useIsSharedPhone } from '#lib/api-client/use-session.ts'

type Props = { label: string; children: string }

const covered = '*****'
// Lazy, because few sessions need it. Until it has loaded, nothing is shown.
const MaskedValue = lazy(() =>
  import('./masked-value.tsx').then(
    (found) => ({ default: found.MaskedValue }),
    () => ({ default: (_props: Props) => <>{covered}</> }),
  ),
)

/**
 * A name or number of the user. On a shared phone it is masked until tapped; `label` names the masked value for screen
 * readers.
 */
export const Masked = ({ label, children }: Props) =>
  useIsSharedPhone() ? (
    <Suspense fallback={covered}>
      <MaskedValue label={label}>{children}</MaskedValue>
    </Suspense>
  ) : (
    children
  )
