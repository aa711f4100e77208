import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import { useApplication, type Application } from '#form-engine/applications/application.ts'
import { SentMessages } from '#form-engine/applications/sent-messages.tsx'
import { useApplicationFormServices } from '#form-engine/applications/use-application-form-services.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { Payments } from '#casework/applying/payments.tsx'
import { correctableQuestionsOf } from '#casework/desk/correctable-questions.ts'
import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'
import { DecisionBar } from './decision-bar.tsx'
import { DocumentModal, DocumentPanel } from './document-viewer.tsx'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationAnswers } from './application-answers.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import { ApplicationHeader } from './application-header.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { ApplicationInstalments } from './application-instalments.tsx'
import { ApplicationLetters } from './application-letters.tsx'
import { ApplicationNotes } from './application-notes.tsx'
import { ApplicationAlerts } from './application-alerts.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'
import { ClaimPanel } from './claim-panel.tsx'
import { CrossCheckPanel } from './cross-check-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { useReviewServices } from './use-review-services.ts'
import { DocumentSittings } from './document-sittings.tsx'
import { useApplicationDocuments } from './use-application-documents.ts'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { useIsWide } from '#casework/desk/use-is-wide.ts'

/** On a wide screen the cards beside the answers scroll on their own. */
const sideCards = 'grid gap-4 max-lg:contents lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto'

/** Review of one application: answers left, documents right, open moves at the bottom. */
export function ApplicationReview({
  applicationNo,
  ...props
}: Omit<Props, 'application' | 'onReload'> & { applicationNo: string }) {
  const file = useApplication(applicationNo)
  useFocusOnOpen(file.data !== undefined)
  if (file.isPending) return <SkeletonLines lines={10} />
  if (file.error) return <LoadFailed problem={file.error} onRetry={() => void file.refetch()} />
  return <OpenFile {...props} application={file.data} onReload={async () => void (await file.refetch())} />
}

type Props = {
  application: Application
  back: string
  onReload(): Promise<void>
  about?(application: Application): ReactNode
}

function OpenFile({ application, back, onReload, about }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isWide = useIsWide()
  const questions = useMemo(() => correctableQuestionsOf(application), [application])
  const formServices = useApplicationFormServices(application, { questions })
  const services = useReviewServices(formServices, application.applicationNo)
  const [refusal, setRefusal] = useState<{ problem: unknown; attempt: number }>()
  const documents = useApplicationDocuments(application)
  const [openedId, setOpened] = useState<string>()
  const opened = documents.find(({ id }) => id === openedId)
  const Viewer = isWide ? DocumentPanel : DocumentModal
  const [newlyOpened, setNewlyOpened] = useState<ReadonlySet<string>>(new Set())
  const openedIds = useMemo(
    () => new Set([...(application.review?.opened ?? []), ...newlyOpened]),
    [application, newlyOpened],
  )
  const openDocument = (id: string) => {
    setOpened(id)
    setNewlyOpened((before) => new Set([...before, id]))
  }
  const closeDocument = () => setOpened(undefined)
  useKeyboardShortcuts({ Escape: () => (opened ? closeDocument() : navigate(back)) })

  const moved = (move: Move) => {
    toast({
      kind: 'success',
      text: text(applicationReviewMessages.moved, { no: application.applicationNo, move: move.label }),
    })
    void client.invalidateQueries({ queryKey: ['desk'] })
    navigate(back)
  }
  const reject = async (problem: unknown) => {
    await onReload()
    void client.invalidateQueries({ queryKey: ['desk'] })
    setRefusal((before) => ({ problem, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const assigned = async () => {
    setRefusal(undefined)
    await onReload()
    void client.invalidateQueries({ queryKey: ['desk'] })
  }
  return (
    <FormServicesContext value={services}>
      <ApplicationHeader
        application={application}
        back={back}
        actions={
          <ApplicationActions
            application={application}
            onAssigned={assigned}
            onRejected={(problem) => void reject(problem)}
          />
        }
      />
      {refusal && (
        <Alert
          key={refusal.attempt}
          kind="danger"
          takesFocus
          title={text(applicationReviewMessages.refused, { why: problemMessage(refusal.problem) })}
        />
      )}
      <ApplicationAlerts application={application} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {about?.(application)}
          <SharePanel application={application} onSaved={onReload} />
          {application.payments.length > 0 && (
            <Payments payments={application.payments} title={text(applicationReviewMessages.payments)} />
          )}
          <ApplicationAnswers application={application} />
          <ApplicationInstalments instalments={application.instalments} />
        </div>
        {/* On a phone the cards share one column, and the cross-checks come before the answers. */}
        <div className={sideCards}>
          <div className="grid gap-4 empty:hidden max-lg:order-first">
            <ClaimPanel application={application} onSaved={onReload} />
            <CrossCheckPanel application={application} onSaved={onReload} />
          </div>
          <ApplicationLetters application={application} />
          <ApplicationDocuments
            application={application}
            documents={documents}
            currentId={openedId}
            opened={openedIds}
            onOpen={openDocument}
          />
          <ApplicationHistory application={application} onOpen={openDocument} />
          <ApplicationNotes application={application} onSaved={onReload} />
          <DocumentSittings review={application.review} />
          <SentMessages applicationNo={application.applicationNo} title={text(applicationReviewMessages.messages)} />
        </div>
      </div>
      {opened && <Viewer documents={documents} current={opened} onOpen={openDocument} onClose={closeDocument} />}
      <DecisionBar
        application={application}
        services={services}
        onChecked={onReload}
        onMoved={moved}
        onRejected={(problem) => void reject(problem)}
      />
    </FormServicesContext>
  )
}
