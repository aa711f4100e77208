import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { complaintMoves, type OfficerAction } from '../../../../../domain/src/complaints/moves.ts'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { problemMessage } from '../../../ui/use-problems.ts'
import { ActionBar } from './action-bar.tsx'
import { FileAnswers } from './file-answers.tsx'
import { FileAttachments } from './file-attachments.tsx'
import { FileHeader } from './file-header.tsx'
import { FileHistory } from './file-history.tsx'
import { useComplaint, type Complaint } from './use-complaints.ts'
import { useFileArrival } from '../../../ui/use-file-arrival.ts'
import { words } from './words.ts'

/** One complaint on one page: what is said, what was done, and what this officer may do. */
export function ComplaintFile({ ticketNo, back }: { ticketNo: string; back: string }) {
  const complaint = useComplaint(ticketNo)
  useFileArrival(complaint.data !== undefined)
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
    toast({ kind: 'success', text: text(words.acted, { ticket: complaint.ticketNo, action: complaintMoves[action].done }) })
    await reload()
  }
  const refuse = async (problem: unknown) => {
    await reload()
    setRefusal((before) => ({ problem, attempt: (before?.attempt ?? 0) + 1 }))
  }
  return (
    <>
      <FileHeader complaint={complaint} back={back} />
      {refusal && (
        <Alert key={refusal.attempt} kind="danger" takesFocus title={text(words.refused, { why: problemMessage(refusal.problem) })} />
      )}
      {isSecret && complaint.complainantSeen === 'whole' && <Alert kind="needs-you" title={text(words.secretToOthers)} />}
      {complaint.complainantSeen === 'hidden' && (
        <Alert kind="info" title={text(words.secret)}>
          {text(words.secretText)}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FileAnswers complaint={complaint} />
        <div className="grid gap-4">
          <FileAttachments complaint={complaint} />
          <FileHistory complaint={complaint} />
        </div>
      </div>
      <ActionBar
        complaint={complaint}
        offices={offices}
        onActed={(action) => void acted(action)}
        onRefused={(problem) => void refuse(problem)}
      />
    </>
  )
}
