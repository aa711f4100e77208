import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonLimits, resendMessage } from '../../../../domain/src/contracts/messages.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../ui/asked-once-more.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { words } from './words.ts'

/** The same words to the same number, with a reason that stays. */
export function ResendMessage({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const text = useText()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const resend = async (problems: Problems) => {
    const { length } = reason.trim()
    if (problems.refuse(length < reasonLimits.shortest ? [issue('reason', 'too-short', reasonLimits.shortest)] : [])) return undefined
    const { message } = await call(resendMessage, { params: { messageId }, body: { reason } })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['message', messageId] }),
      client.invalidateQueries({ queryKey: ['messages'] }),
    ])
    onClose()
    return message
  }
  return (
    <AskedOnceMore
      title={text(words.resendTitle)}
      yes={text(words.resendNow)}
      look="primary"
      act={resend}
      onCancel={onClose}
      fields={{ reason: words.reason }}
    >
      {(problems) => (
        <>
          <p>{text(words.resendText)}</p>
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
