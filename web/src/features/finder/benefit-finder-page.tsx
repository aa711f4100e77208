import { lazy, Suspense, useEffect, useRef } from 'react'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { arrive } from './arrive.ts'
import { QuestionPage } from './question-page.tsx'
import { useFinder, type Finder } from './use-finder.ts'

// The reasons of eleven services are not needed to ask the first question; they come while the others are answered.
const loadFound = () => import('./found-services.tsx')
const FoundServices = lazy(async () => ({ default: (await loadFound()).FoundServices }))

/** Which service may help me? At most five questions, and nobody has to say who they are. */
export function BenefitFinderPage() {
  const finder = useFinder()
  const { question, answers } = finder
  const hasBegun = answers['who'] !== undefined
  useEffect(() => {
    if (hasBegun) void loadFound().catch(() => undefined)
  }, [hasBegun])
  useArrival(finder)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      {question ? (
        <QuestionPage key={question.id} finder={finder} question={question} />
      ) : (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <FoundServices answers={answers} />
        </Suspense>
      )}
    </div>
  )
}

/** At every question but the one the page was opened with. */
function useArrival({ question, isAlive }: Finder) {
  const place = isAlive ? (question?.id ?? 'found') : undefined
  const last = useRef(place)
  useEffect(() => {
    const from = last.current
    last.current = place
    if (from !== undefined && from !== place) arrive()
  }, [place])
}
