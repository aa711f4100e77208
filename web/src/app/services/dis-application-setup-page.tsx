import { lazy, Suspense } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen } from '@wewb/domain/access/screens'
import { setupEndpointsOf } from '@wewb/domain/services/setup-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'

const SetupsView = lazy(async () => ({ default: (await import('#casework/desk/setups/setups-view.tsx')).SetupsView }))
const service = 'dis-allowance'

/** Manages the circulars of the disability allowance: create, publish, extend. */
export function DisApplicationSetupPage() {
  const text = useText()
  const calls = getOwn(setupEndpointsOf, service)
  return (
    <>
      <PageTitle>{text(getScreen('dis-application-setup').title)}</PageTitle>
      <Suspense fallback={<PageSkeleton />}>{calls && <SetupsView service={service} endpoints={calls} />}</Suspense>
    </>
  )
}
