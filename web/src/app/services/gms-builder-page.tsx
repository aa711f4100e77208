import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../page-skeleton.tsx'

const ProgrammesView = lazy(async () => ({ default: (await import('../../features/programmes/programmes-view.tsx')).ProgrammesView }))

/** Staff build grant programmes here. */
export const GmsBuilderPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    <ProgrammesView />
  </Suspense>
)
