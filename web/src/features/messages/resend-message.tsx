import { useQueryClient } from '@tanstack/react-query'
import { resendMessage } from '../../../../domain/src/contracts/messages.ts'
import { call } from '../../api-client/call.ts'
import { AskedReason } from './asked-reason.tsx'
import { words } from './words.ts'

/** The same words to the same number, with a reason that stays. */
export function ResendMessage({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const client = useQueryClient()
  const resend = async (reason: string) => {
    const { message } = await call(resendMessage, { params: { messageId }, body: { reason } })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['message', messageId] }),
      client.invalidateQueries({ queryKey: ['messages'] }),
    ])
    return message
  }
  return (
    <AskedReason title={words.resendTitle} follows={words.resendText} yes={words.resendNow} look="primary" act={resend} onClose={onClose} />
  )
}
