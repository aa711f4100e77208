import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { complaintMoves, type OfficerAction } from '@wewb/domain/content/complaints/moves'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { ActionBar } from './action-bar.tsx'
import { ComplaintAnswers } from './complaint-answers.tsx'
import { ComplaintAttachments } from './complaint-attachments.tsx'
import { ComplaintHeader } from './complaint-header.tsx'
import { ComplaintHistory } from './complaint-history.tsx'
import { useComplaint, type Complaint } from './use-complaints.ts'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { complaintDeskMessages } from './messages.ts'

/** One complaint: its content, its history and the officer's actions. */
export function ComplaintDetails({ ticketNo, back }: { ticketNo: string; back: string }) {
  const complaint = useComplaint(ticketNo)
  useFocusOnOpen(complaint.data !== undefined)
  if (complaint.isPending) return <SkeletonLines lines={10} />
  if (complaint.error) return <LoadFailed problem={complaint.error} onRetry={() => void complaint.refetch()} />
  return <OpenFile complaint={complaint.data} back={back} onReload={async () => void (await complaint.refetch())} />
}

function OpenFile({ complaint, back, onReload }: { complaint: Complaint; back: string; onReload(): Promise<void> }) {
  const text = useText()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<{ problem: unknown; attempt: number }>()
  const isSecret = complaint.anonymousYn === 'Y'
  const offices = useMemo(
    () => complaint.offices.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng, en: name } })),
    [complaint.offices],
  )
  const reload = async () => {
    await onReload()
    void client.invalidateQueries({ queryKey: ['complaints'] })
  }
  const acted = async (action: OfficerAction) => {
    setRefusal(undefined)
    toast({
      kind: 'success',
      text: text(complaintDeskMessages.acted, { ticket: complaint.ticketNo, action: complaintMoves[action].done }),
    })
    await reload()
  }
  const reject = async (problem: unknown) => {
    await reload()
    setRefusal((before) => ({ problem, attempt: (before?.attempt ?? 0) + 1 }))
  }
  return (
    <>
      <ComplaintHeader complaint={complaint} back={back} />
      {refusal && (
        <Alert
          key={refusal.attempt}
          kind="danger"
          takesFocus
          title={text(complaintDeskMessages.refused, { why: problemMessage(refusal.problem) })}
        />
      )}
      {isSecret && complaint.complainantSeen === 'whole' && (
        <Alert kind="needs-you" title={text(complaintDeskMessages.secretToOthers)} />
      )}
      {complaint.complainantSeen === 'hidden' && (
        <Alert kind="info" title={text(complaintDeskMessages.secret)}>
          {text(complaintDeskMessages.secretText)}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ComplaintAnswers complaint={complaint} />
        <div className="grid gap-4">
          <ComplaintAttachments complaint={complaint} />
          <ComplaintHistory complaint={complaint} />
        </div>
      </div>
      <ActionBar
        complaint={complaint}
        offices={offices}
        onActed={(action) => void acted(action)}
        onRejected={(problem) => void reject(problem)}
      />
    </>
  )
}
