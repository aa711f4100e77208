import { useEffect, useMemo } from 'react'
import { WaitingPagesContext } from '../../fields/form-services.ts'
import type { Application } from '../../forms/application.ts'
import type { Outbox } from '../../forms/kept/outbox.ts'
import { TaskList } from '../../forms/task-list.tsx'
import { useApplicationForm } from '../../forms/use-application-form.ts'
import { useSends, useWaiting } from '../../forms/use-outbox.ts'
import { useReadyWithoutLine } from '../../forms/use-ready-without-line.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Alert } from '../../ui/alert.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'
import { loadCorrectionPages } from './load-correction-pages.ts'
import { StepPage } from './step-page.tsx'
import { useAddress } from './use-address.ts'
import { useSubmission, type Submission } from './use-submission.ts'
import { words } from './words.ts'

// Whoever comes to a step does not wait for it; it is fetched as soon as the step stands, before the line may go.
const loadStart = async () => (await import('./form-start.tsx')).FormStart
const FormStart = later(loadStart, SkeletonPage)
const CorrectionPages = later(loadCorrectionPages, SkeletonPage)
// Few forms change while somebody fills them in.
const FormChanges = later(async () => (await import('./form-changes.tsx')).FormChanges, SkeletonPage)
const loadWaiting = async () => (await import('./waiting-work.tsx')).WaitingWork

type Props = {
  application: Application
  /** Where what is typed waits for a line; null where this device keeps nothing. */
  outbox: Outbox | null
  /** The server has moved on without this form. */
  onReload(): Promise<void>
}

/** Everything typed lives here, above the steps, so that going from step to step loses nothing. */
export function FormPages({ application, outbox, onReload }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const address = useAddress()
  const navigate = useNavigate()
  const { applicationNo, definition, formChanges, before } = application
  const filling = useApplicationForm(application, outbox)
  const hrefOf = (to: string, path?: string) => address({ application: applicationNo, step: to }, path)
  const handIn = before ? 'corrected' : (definition.steps.at(-1)?.id ?? '')
  const onIssues = () => query.get('step') !== handIn && navigate(hrefOf(handIn), { replace: true })
  const submission = useSubmission({ applicationNo, outbox, onReload, onIssues })
  useSends(outbox, { ...filling.sends, submit: submission.attempt, onStepRefused: submission.giveWay })
  useReadyWithoutLine(filling.form, outbox !== null)
  useEffect(() => {
    loadStart().catch(() => undefined)
  }, [])
  const waiting = useWaiting(outbox)
  const { Component: WaitingWork } = useLater(loadWaiting)
  const pagesWaiting = useMemo(
    () => ({ shares: new Map(waiting?.documents.map(({ id, share }) => [id, share])), sendNow: () => void outbox?.run() }),
    [waiting?.documents, outbox],
  )
  const { form, hasConflict } = filling
  const step = definition.steps.find(({ id }) => id === query.get('step'))?.id
  const pages = { application, filling, submission, hrefOf }
  return (
    <WaitingPagesContext value={pagesWaiting}>
      {outbox && waiting && WaitingWork && <WaitingWork waiting={waiting} definition={definition} outbox={outbox} />}
      {hasConflict && (
        <Alert kind="needs-you" title={text(words.changedElsewhere)}>
          {text(words.changedElsewhereText)}
        </Alert>
      )}
      {formChanges && <FormChanges changes={formChanges} />}
      {before ? (
        <CorrectionPages {...pages} step={step} />
      ) : step === undefined ? (
        <FormStart {...pages} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_1fr]">
          <StepPage key={step} {...pages} step={step} />
          <div className="lg:sticky lg:top-20">
            <TaskList form={form} hrefOf={hrefOf} />
          </div>
        </div>
      )}
    </WaitingPagesContext>
  )
}

/** What every page of the form is given. */
export type FormPage = {
  application: Application
  filling: ReturnType<typeof useApplicationForm>
  submission: Submission
  hrefOf(step: string, path?: string): string
}
