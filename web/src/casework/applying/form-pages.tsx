import { useEffect, useMemo } from 'react'
import { PendingUploadsContext } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import { TaskList } from '#form-engine/forms/task-list.tsx'
import { useApplicationForm } from '#form-engine/applications/use-application-form.ts'
import { useOutboxSenders, useOutboxState } from '#form-engine/offline/use-offline-outbox.ts'
import { useOfflinePrefetch } from '#form-engine/offline/use-offline-prefetch.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { lazy } from '#lib/lazy/lazy.tsx'
import { loadOptional } from '#lib/lazy/load-optional.ts'
import { SkeletonPage } from '#components/feedback/skeleton.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'
import { loadCorrectionPages } from './load-correction-pages.ts'
import { StepPage } from './step-page.tsx'
import { useServiceUrl } from './use-service-url.ts'
import { useSubmission, type Submission } from './use-submission.ts'
import { applicationFormMessages } from './messages.ts'

// Lazy, because a visit to a step does not need it; prefetched once the step has rendered.
const loadStart = async () => (await import('./draft-overview.tsx')).DraftOverview
const FormStart = lazy(loadStart, SkeletonPage)
const CorrectionPages = lazy(loadCorrectionPages, SkeletonPage)
// Lazy, because forms seldom change while somebody fills them in.
const FormChanges = lazy(async () => (await import('./form-changes.tsx')).FormChanges, SkeletonPage)
const loadWaiting = async () => (await import('./outbox-status.tsx')).OutboxStatus

type Props = {
  application: Application
  /** Holds input until there is a connection; null where this device stores nothing. */
  outbox: OfflineOutbox | null
  /** Reloads when the server's version has changed. */
  onReload(): Promise<void>
}

/** Holds all typed answers above the steps, so that changing the step loses nothing. */
export function FormPages({ application, outbox, onReload }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const address = useServiceUrl()
  const navigate = useNavigate()
  const { applicationNo, definition, formChanges, before } = application
  const filling = useApplicationForm(application, outbox)
  const hrefOf = (to: string, path?: string) => address({ application: applicationNo, step: to }, path)
  const submitStep = before ? 'corrected' : (definition.steps.at(-1)?.id ?? '')
  const onIssues = () => query.get('step') !== submitStep && navigate(hrefOf(submitStep), { replace: true })
  const submission = useSubmission({ applicationNo, outbox, onReload, onIssues })
  useOutboxSenders(outbox, {
    ...filling.senders,
    submit: submission.attempt,
    onStepRejected: submission.reportAndReload,
  })
  useOfflinePrefetch(filling.form, outbox !== null)
  useEffect(() => {
    void loadOptional(loadStart)
  }, [])
  const waiting = useOutboxState(outbox)
  const { Component: WaitingWork } = useLazyComponent(loadWaiting)
  const pagesWaiting = useMemo(
    () => ({
      progressById: new Map(waiting?.documents.map(({ id, share }) => [id, share])),
      sendNow: () => void outbox?.run(),
    }),
    [waiting?.documents, outbox],
  )
  const { form, hasConflict } = filling
  const step = definition.steps.find(({ id }) => id === query.get('step'))?.id
  const pages = { application, applicationForm: filling, submission, hrefOf }
  return (
    <PendingUploadsContext value={pagesWaiting}>
      {outbox && waiting && WaitingWork && <WaitingWork waiting={waiting} definition={definition} outbox={outbox} />}
      {hasConflict && (
        <Alert kind="needs-you" title={text(applicationFormMessages.changedElsewhere)}>
          {text(applicationFormMessages.changedElsewhereText)}
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
    </PendingUploadsContext>
  )
}

/** Props of every page of the form. */
export type FormPageProps = {
  application: Application
  applicationForm: ReturnType<typeof useApplicationForm>
  submission: Submission
  hrefOf(step: string, path?: string): string
}
