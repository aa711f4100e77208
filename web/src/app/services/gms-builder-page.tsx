import { lazy, Suspense } from 'react'
import { PageSkeleton } from '#app/page-skeleton.tsx'

const ProgrammesView = lazy(async () => ({
  default: (await import('#services/programmes/programmes-view.tsx')).ProgrammesView,
}))

export const GmsBuilderPage = () => (
  <Suspense fallback={<PageSkeleton />}>
    <ProgrammesView />
  </Suspense>
)
