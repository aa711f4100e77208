import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { words } from './words.ts'

const BatchView = lazy(async () => ({ default: (await import('./batch/batch-view.tsx')).BatchView }))
const BatchList = lazy(async () => ({ default: (await import('./batches/batch-list.tsx')).BatchList }))

type View = { id: string; label: Bilingual; component: ComponentType | LazyExoticComponent<ComponentType> }

const views: readonly [View, ...View[]] = [
  { id: 'queue', label: words.queue, component: QueueView },
  { id: 'batches', label: words.batches, component: BatchList },
  {
    id: 'cheques',
    label: words.cheques,
    component: lazy(async () => ({ default: (await import('./cheques/cheque-register.tsx')).ChequeRegister })),
  },
  {
    id: 'layouts',
    label: words.layouts,
    component: lazy(async () => ({ default: (await import('./layouts/layout-view.tsx')).LayoutView })),
  },
]

/** Everything about money, each view at its own address; `?batch=` opens one batch. */
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
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <Tabs
        label={text(words.views)}
        current={view.id}
        tabs={views.map(({ id, label }) => ({ id, label: text(label), to: `?view=${id}` }))}
      />
      <Suspense key={view.id} fallback={<SkeletonLines lines={8} />}>
        <view.component />
      </Suspense>
    </>
  )
}
