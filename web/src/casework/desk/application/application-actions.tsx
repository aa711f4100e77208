import { ArrowRightLeft, FilePen, Hand, Printer, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { releaseApplication, takeApplication } from '@wewb/domain/casework/application-move-contracts'
import { printApplication } from '@wewb/domain/casework/application-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { enqueueRequest } from '#form-engine/applications/request-queue.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

type Props = { application: Application; onAssigned(): Promise<void>; onRejected(problem: unknown): void }

/** Actions besides the decision: claim, release, print, continue a form filled in on behalf. */
export function ApplicationActions({ application, onAssigned, onRejected }: Props) {
  const { text } = useLanguage()
  const { isBusy, run } = useBusy()
  const { applicationNo } = application
  const hand = (contract: typeof takeApplication | typeof releaseApplication) =>
    void run(async () => {
      try {
        await enqueueRequest(
          applicationNo,
          async () => (await sendRequest(contract, { params: { applicationNo }, showLoader: false })).data,
        )
        toast({
          kind: 'success',
          text: text(
            contract === takeApplication ? applicationReviewMessages.assigned : applicationReviewMessages.released,
          ),
        })
        await onAssigned()
      } catch (problem) {
        onRejected(problem)
      }
    })
  return (
    <>
      {application.ownYn === 'Y' && application.editableYn === 'Y' && <FillLink applicationNo={applicationNo} />}
      {application.takenByMeYn === 'Y' && (
        <Button
          variant="secondary"
          isSmall
          isBusy={isBusy}
          icon={<Undo2 aria-hidden size={18} />}
          onClick={() => hand(releaseApplication)}
        >
          {text(applicationReviewMessages.release)}
        </Button>
      )}
      {application.holderYn === 'Y' && application.takenBy === null && (
        <Button
          variant="secondary"
          isSmall
          isBusy={isBusy}
          icon={<Hand aria-hidden size={18} />}
          onClick={() => hand(takeApplication)}
        >
          {text(applicationReviewMessages.take)}
        </Button>
      )}
      {application.mayReassignYn === 'Y' && <ReassignButton application={application} onDone={onAssigned} />}
      <PrintButton applicationNo={applicationNo} />
    </>
  )
}

function FillLink({ applicationNo }: { applicationNo: string }) {
  const { text } = useLanguage()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('application', applicationNo)
  to.set('fill', '1')
  return (
    <ButtonLink to={`?${to}`} variant="secondary" isSmall icon={<FilePen aria-hidden size={18} />}>
      {text(applicationReviewMessages.fill)}
    </ButtonLink>
  )
}

const ReassignDialog = lazy(
  async () => (await import('./reassign-dialog.tsx')).ReassignDialog,
  () => null,
)

function ReassignButton({ application, onDone }: { application: Application; onDone(): Promise<void> }) {
  const { text } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const done = async () => {
    await onDone()
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" isSmall icon={<ArrowRightLeft aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {text(applicationReviewMessages.reassign)}
      </Button>
      {isOpen && <ReassignDialog application={application} onClose={() => setOpen(false)} onDone={done} />}
    </>
  )
}

function PrintButton({ applicationNo }: { applicationNo: string }) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const print = () =>
    void run(async () => {
      try {
        saveFile(
          await downloadFile(printApplication, {
            params: { applicationNo },
            query: { paper: 'copy', language: locale },
          }),
        )
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button variant="quiet" isSmall isBusy={isBusy} icon={<Printer aria-hidden size={18} />} onClick={print}>
      {text(applicationReviewMessages.print)}
    </Button>
  )
}
