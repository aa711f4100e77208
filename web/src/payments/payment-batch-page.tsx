import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { paymentMessages } from './messages.ts'

const BatchView = lazy(async () => ({ default: (await import('./batch/batch-view.tsx')).BatchView }))
const BatchList = lazy(async () => ({ default: (await import('./batches/batch-list.tsx')).BatchList }))

type View = { id: string; label: Bilingual; component: ComponentType | LazyExoticComponent<ComponentType> }

const views: readonly [View, ...View[]] = [
  { id: 'queue', label: paymentMessages.queue, component: QueueView },
  { id: 'batches', label: paymentMessages.batches, component: BatchList },
  {
    id: 'held',
    label: paymentMessages.held,
    component: lazy(async () => ({ default: (await import('./held/held-payments.tsx')).HeldPayments })),
  },
  {
    id: 'cheques',
    label: paymentMessages.cheques,
    component: lazy(async () => ({ default: (await import('./cheque-register/cheque-register.tsx')).ChequeRegister })),
  },
  {
    id: 'layouts',
    label: paymentMessages.layouts,
    component: lazy(async () => ({ default: (await import('./bank-file-layouts/layout-view.tsx')).LayoutView })),
  },
]

/** All payment views, each with its own URL; `?batch=` opens one batch. */
export function PaymentBatchPage() {
  const text = useText()
  const [query] = useSearchParams()
  const batchNo = query.get('batch')
  if (batchNo)
    return (
      <Suspense key={batchNo} fallback={<SkeletonLines lines={8} />}>
        <BatchView batchNo={batchNo} />
      </Suspense>
    )
  const view = views.find(({ id }) => id === query.get('view')) ?? views[0]
  return (
    <>
      <PageTitle intro={text(paymentMessages.intro)}>{text(paymentMessages.title)}</PageTitle>
      <Tabs
        label={text(paymentMessages.views)}
        current={view.id}
        tabs={views.map(({ id, label }) => ({ id, label: text(label), to: `?view=${id}` }))}
      />
      <Suspense key={view.id} fallback={<SkeletonLines lines={8} />}>
        <view.component />
      </Suspense>
    </>
  )
}
