import { lazy, Suspense } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { setupCallsOf } from '../../../../domain/src/contracts/setups.ts'
import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

const SetupsView = lazy(async () => ({ default: (await import('../../features/desk/setups/setups-view.tsx')).SetupsView }))
const service = 'dis-allowance'

/** The circulars of the disability allowance: written, published, their time put off. */
export function DisApplicationSetupPage() {
  const text = useText()
  const calls = getOwn(setupCallsOf, service)
  return (
    <>
      <PageTitle>{text(getScreen('dis-application-setup').title)}</PageTitle>
      <Suspense fallback={<PageSkeleton />}>{calls && <SetupsView service={service} calls={calls} />}</Suspense>
    </>
  )
}
