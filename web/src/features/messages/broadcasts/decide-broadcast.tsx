import { useQueryClient } from '@tanstack/react-query'
import { approveBroadcast, stopBroadcast } from '../../../../../domain/src/contracts/broadcasts.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { AskedReason } from '../asked-reason.tsx'
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
  const reload = useReload()
  const stop = async (reason: string) => {
    const { message } = await call(stopBroadcast, { params: { broadcastId }, body: { reason } })
    await reload(broadcastId)
    return message
  }
  return <AskedReason title={words.stopTitle} follows={words.stopText} yes={words.stopYes} act={stop} onClose={onClose} />
}
