import { useQueryClient } from '@tanstack/react-query'
import { approveBroadcast, stopBroadcast } from '@wewb/domain/messaging/broadcast-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { ReasonDialog } from '#messaging/reason-dialog.tsx'
import type { Broadcast } from './use-broadcasts.ts'
import { broadcastMessages } from './broadcast-messages.ts'

function useReload() {
  const client = useQueryClient()
  return (broadcastId: number) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['broadcast', broadcastId] }),
      client.invalidateQueries({ queryKey: ['broadcasts'] }),
    ])
}

export function ApproveBroadcast({
  broadcast: { broadcastId, people },
  onClose,
}: {
  broadcast: Broadcast
  onClose(): void
}) {
  const { text, number } = useLanguage()
  const reload = useReload()
  const approve = async () => {
    const { message } = await sendRequest(approveBroadcast, { params: { broadcastId } })
    await reload(broadcastId)
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(broadcastMessages.approveTitle)}
      confirmLabel={text(broadcastMessages.approveYes)}
      variant="primary"
      onConfirm={approve}
      onCancel={onClose}
    >
      <p>{text(broadcastMessages.approveText, { n: number(people) })}</p>
    </ConfirmDialog>
  )
}

export function StopBroadcast({ broadcastId, onClose }: { broadcastId: number; onClose(): void }) {
  const reload = useReload()
  const stop = async (reason: string) => {
    const { message } = await sendRequest(stopBroadcast, { params: { broadcastId }, body: { reason } })
    await reload(broadcastId)
    return message
  }
  return (
    <ReasonDialog
      title={broadcastMessages.stopTitle}
      description={broadcastMessages.stopText}
      confirmLabel={broadcastMessages.stopYes}
      onConfirm={stop}
      onClose={onClose}
    />
  )
}
