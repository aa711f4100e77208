import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/language.tsx'
import { useLocation } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { ProgrammeList } from './programme-list.tsx'
import { ProgrammePage } from './programme-page.tsx'
import { programIn } from './read-on.ts'
import { usePublicProgrammes } from './use-grants.ts'
import { words } from './words.ts'

const untold = () => () => undefined

/** The grant programmes, for everyone to read; `?program=7` is one of them. */
export function GmsPage() {
  const text = useText()
  const wanted = programIn(useLocation().search)
  const { data: programmes, problem, retry } = usePublicProgrammes()
  const found = programmes?.find(({ programId }) => String(programId) === wanted)
  // The server draws the list for a number it does not know; only the next drawing may say so.
  const isDrawnAgain = useSyncExternalStore(untold, () => true, () => false) // prettier-ignore
  useViewArrival()
  if (found) return <ProgrammePage key={found.programId} programme={found} />
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <h1 className="text-2xl font-bold lg:text-3xl">{text(words.title)}</h1>
        <p className="mt-2 max-w-[68ch] text-lg text-muted">{text(words.intro)}</p>
      </header>
      {problem !== undefined && <LoadFailed problem={problem} onRetry={retry} />}
      {!programmes && problem === undefined && <SkeletonLines lines={6} />}
      {programmes && wanted && isDrawnAgain && (
        <Alert kind="info" title={text(words.gone)}>
          {programmes.length > 0 && text(words.goneText)}
        </Alert>
      )}
      {programmes && <ProgrammeList programmes={programmes} />}
    </div>
  )
}
