import { useSyncExternalStore } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { useLocation } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { ProgrammeList } from './programme-list.tsx'
import { ProgrammePage } from './programme-page.tsx'
import { readProgramId } from './public-programme.ts'
import { usePublicProgrammes } from './use-public-programmes.ts'
import { grantMessages } from './messages.ts'

const untold = () => () => undefined

/** The public list of grant programmes; `?program=7` opens one of them. */
export function GmsPage() {
  const text = useText()
  const requestedId = readProgramId(useLocation().search)
  const { data: programmes, problem, retry } = usePublicProgrammes()
  const found = programmes?.find(({ programId }) => String(programId) === requestedId)
  // The server renders the list for an unknown number; only the render after hydration may show that it was not found.
  const isRenderedAgain = useSyncExternalStore(
    untold,
    () => true,
    () => false,
  )
  useFocusOnViewChange()
  if (found) return <ProgrammePage key={found.programId} programme={found} />
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <h1 className="text-2xl font-bold lg:text-3xl">{text(grantMessages.title)}</h1>
        <p className="mt-2 max-w-[68ch] text-lg text-muted">{text(grantMessages.intro)}</p>
      </header>
      {problem !== undefined && <LoadFailed problem={problem} onRetry={retry} />}
      {!programmes && problem === undefined && <SkeletonLines lines={6} />}
      {programmes && requestedId && isRenderedAgain && (
        <Alert kind="info" title={text(grantMessages.gone)}>
          {programmes.length > 0 && text(grantMessages.goneText)}
        </Alert>
      )}
      {programmes && <ProgrammeList programmes={programmes} />}
    </div>
  )
}
