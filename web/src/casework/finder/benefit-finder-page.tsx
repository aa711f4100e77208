import { lazy, Suspense, useEffect, useRef } from 'react'
import { loadOptional } from '#lib/lazy/load-optional.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { focusPageHeading } from './focus-page-heading.ts'
import { QuestionPage } from './question-page.tsx'
import { useFinder, type Finder } from './use-finder.ts'

// Lazy, because the first question does not need the reasons of eleven services; preloaded during the questions.
const loadFound = () => import('./finder-results.tsx')
const FoundServices = lazy(async () => ({ default: (await loadFound()).FinderResults }))

/** Finds services that may help, with at most five questions and without identification. */
export function BenefitFinderPage() {
  const finder = useFinder()
  const { question, answers, service } = finder
  const hasStarted = answers['who'] !== undefined
  useEffect(() => {
    if (hasStarted) void loadOptional(loadFound)
  }, [hasStarted])
  useArrival(finder)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      {question ? (
        <QuestionPage key={question.id} finder={finder} question={question} />
      ) : (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <FoundServices answers={answers} service={service} />
        </Suspense>
      )}
    </div>
  )
}

/** Focuses the heading at every question except the first one shown. */
function useArrival({ question, isHydrated }: Finder) {
  const view = isHydrated ? (question?.id ?? 'found') : undefined
  const last = useRef(view)
  useEffect(() => {
    const from = last.current
    last.current = view
    if (from !== undefined && from !== view) focusPageHeading()
  }, [view])
}
