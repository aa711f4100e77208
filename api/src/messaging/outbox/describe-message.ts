import { getOwn } from '@wewb/domain/collections/get-own'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import { broadcastName } from '@wewb/domain/messaging/audience'
import { messageTriggers } from '@wewb/domain/messaging/message-triggers'
import { isResendable, type VisibleMessageState } from '@wewb/domain/messaging/message-states'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { redactMessageText } from '#messaging/messages/redact-message-text.ts'
import { yesNo } from '#server/listing.ts'
import type { MessageRow } from './queries.ts'

/** `SUBMITTED:edu-allowance` has the same trigger as `SUBMITTED`. */
export function occasionOf(template: string): Bilingual {
  const [code = ''] = template.split(':')
  if (code === 'BROADCAST') return broadcastName
  return getOwn(messageTriggers, code)?.when ?? { bn: code, en: code }
}

export const describeMessage = (row: MessageRow) => {
  const occasion = occasionOf(row.template)
  return {
    messageId: row.id,
    at: row.created_at.toISOString(),
    channel: row.channel,
    recipient: maskRecipient(row),
    template: row.template,
    occasion: occasion.en,
    occasionBng: occasion.bn,
    language: row.language,
    state: row.state as VisibleMessageState,
    fileNo: row.file_no,
    codeYn: yesNo(row.secret),
    testYn: yesNo(row.is_test),
    text: redactMessageText(row),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waitsUntil: row.state === 'queued' ? (row.not_before?.toISOString() ?? null) : null,
  }
}

export const maskRecipient = ({ channel, recipient }: Pick<MessageRow, 'channel' | 'recipient'>) =>
  maskLoginId({ type: channel === 'SMS' ? 'MOBILE' : 'EMAIL', value: recipient })

export const describeMessageDetail = (row: MessageRow) => ({
  ...describeMessage(row),
  module: row.module,
  subject: row.subject,
  parts: row.parts,
  costPoisha: row.cost_poisha,
  operator: row.operator,
  gatewayId: row.gateway_id,
  failure: row.failure,
  broadcastId: row.broadcast_id,
  resendableYn: yesNo(isResendable(row)),
})
