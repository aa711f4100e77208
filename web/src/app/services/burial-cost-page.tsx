import { lazy, Suspense } from 'react'
import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import { read } from '../../api-client/session.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { ServicePage } from './service-page.tsx'
import { words } from './words.ts'

const ChequeBooks = lazy(async () => ({ default: (await import('../../features/cheques/cheque-books.tsx')).ChequeBooks }))

const service = 'fa-burial-cost'

/** Some claims are paid by cheque at the airport: beside the files, staff find the books these come from. */
export function BurialCostPage() {
  const text = useText()
  const [query] = useSearchParams()
  const isStaff = read('user')?.user_type !== 'APPLICANT'
  if (!isStaff || query.get('tab') !== 'cheques') return <ServicePage service={service} tabs={<DeskTabs current="files" />} />
  return (
    <>
      <PageTitle>{text(screenOfService(service).title)}</PageTitle>
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
    { id: 'files', label: text(words.burialFiles), to: addressOfService(service) },
    { id: 'cheques', label: text(words.chequeBooks), to: addressOfService(service, { tab: 'cheques' }) },
  ]
  return <Tabs label={text(words.burialWork)} tabs={tabs} current={current} />
}
