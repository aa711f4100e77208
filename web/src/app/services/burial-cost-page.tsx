import { lazy, Suspense } from 'react'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { readSession } from '#lib/api-client/session-storage.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { PageSkeleton } from '#app/page-skeleton.tsx'
import { ServicePage } from './service-page.tsx'
import { servicePageMessages } from './messages.ts'

const ChequeBooks = lazy(async () => ({
  default: (await import('#payments/cheque-books/cheque-books.tsx')).ChequeBooks,
}))

const service = 'fa-burial-cost'

/** Burial cost page. Some claims are paid by cheque at the airport, so staff also find the cheque books here. */
export function BurialCostPage() {
  const text = useText()
  const [query] = useSearchParams()
  const isStaff = readSession('user')?.user_type !== 'APPLICANT'
  if (!isStaff || query.get('tab') !== 'cheques')
    return <ServicePage service={service} tabs={<DeskTabs current="files" />} />
  return (
    <>
      <PageTitle>{text(getServiceScreen(service).title)}</PageTitle>
      <DeskTabs current="cheques" />
      <Suspense fallback={<PageSkeleton />}>
        <ChequeBooks />
      </Suspense>
    </>
  )
}

function DeskTabs({ current }: { current: string }) {
  const text = useText()
  const tabs = [
    { id: 'files', label: text(servicePageMessages.burialFiles), to: buildServiceUrl(service) },
    { id: 'cheques', label: text(servicePageMessages.chequeBooks), to: buildServiceUrl(service, { tab: 'cheques' }) },
  ]
  return <Tabs label={text(servicePageMessages.burialWork)} tabs={tabs} current={current} />
}
