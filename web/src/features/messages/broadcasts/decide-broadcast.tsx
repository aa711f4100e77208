import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { approveBroadcast, stopBroadcast } from '../../../../../domain/src/contracts/broadcasts.ts'
import { reasonLimits } from '../../../../../domain/src/contracts/messages.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../../ui/asked-once-more.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Broadcast } from './use-broadcasts.ts'
import { words } from './words.ts'

function useReload() {
  const client = useQueryClient()
  return (broadcastId: number) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['broadcast', broadcastId] }),
      client.invalidateQueries({ queryKey: ['broadcasts'] }),
    ])
}

export function ApproveBroadcast({ broadcast: { broadcastId, people }, onClose }: { broadcast: Broadcast; onClose(): void }) {
  const { text, number } = useLanguage()
  const reload = useReload()
  const approve = async () => {
    const { message } = await call(approveBroadcast, { params: { broadcastId } })
    await reload(broadcastId)
    onClose()
    return message
  }
  return (
    <AskedOnceMore title={text(words.approveTitle)} yes={text(words.approveYes)} look="primary" act={approve} onCancel={onClose}>
      <p>{text(words.approveText, { n: number(people) })}</p>
    </AskedOnceMore>
  )
}

export function StopBroadcast({ broadcastId, onClose }: { broadcastId: number; onClose(): void }) {
  const { text } = useLanguage()
  const reload = useReload()
  const [reason, setReason] = useState('')
  const stop = async (problems: Problems) => {
    const { length } = reason.trim()
    if (problems.refuse(length < reasonLimits.shortest ? [issue('reason', 'too-short', reasonLimits.shortest)] : [])) return undefined
    const { message } = await call(stopBroadcast, { params: { broadcastId }, body: { reason } })
    await reload(broadcastId)
    onClose()
    return message
  }
  return (
    <AskedOnceMore title={text(words.stopTitle)} yes={text(words.stopYes)} act={stop} onCancel={onClose} fields={{ reason: words.reason }}>
      {(problems) => (
        <>
          <p>{text(words.stopText)}</p>
          <TextArea
            id="reason"
            label={text(words.reason)}
            hint={text(words.reasonHint)}
            rows={3}
            maxLength={reasonLimits.longest}
            error={problems.errorOf('reason')}
            value={reason}
            onChange={(value) => (problems.settle('reason'), setReason(value))}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
