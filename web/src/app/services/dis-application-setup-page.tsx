import { lazy, Suspense } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen } from '@wewb/domain/access/screens'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { setupEndpointsOf } from '@wewb/domain/services/setup-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'

const SetupsView = lazy(async () => ({ default: (await import('#casework/desk/setups/setups-view.tsx')).SetupsView }))
const services = ['dis-allowance', 'edu-allowance'] as const

/** Manages the circulars of the disability allowance and the education stipend: create, publish, extend. */
export function DisApplicationSetupPage() {
  const text = useText()
  const [query] = useSearchParams()
  const { title } = getScreen('dis-application-setup')
  const service = services.find((one) => one === query.get('service')) ?? services[0]
  const endpoints = getOwn(setupEndpointsOf, service)
  const tabs = serviceModules
    .filter(({ code }) => services.some((one) => one === code))
    .map(({ code, name }) => ({ id: code, label: text(name), to: `?service=${code}` }))
  return (
    <>
      <PageTitle>{text(title)}</PageTitle>
      <Tabs label={text(title)} tabs={tabs} current={service} />
      <Suspense fallback={<PageSkeleton />}>
        {endpoints && <SetupsView key={service} service={service} endpoints={endpoints} />}
      </Suspense>
    </>
  )
}
