import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import { broadcastName } from '../../../domain/src/messages/audience.ts'
import { occasions } from '../../../domain/src/messages/occasions.ts'
import { isResendable, type ShownState } from '../../../domain/src/messages/states.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { shownText } from '../messages/shown-text.ts'
import { yesNo } from '../platform/listing.ts'
import type { MessageRow } from './repository.ts'

/** `SUBMITTED:edu-allowance` is told on the same occasion as `SUBMITTED`. */
export function occasionOf(template: string): Bilingual {
  const [code = ''] = template.split(':')
  if (code === 'BROADCAST') return broadcastName
  return getOwn(occasions, code)?.when ?? { bn: code, en: code }
}

export const describeRow = (row: MessageRow) => {
  const occasion = occasionOf(row.template)
  return {
    messageId: row.id,
    at: row.created_at.toISOString(),
    channel: row.channel,
    recipient: maskedRecipient(row),
    template: row.template,
    occasion: occasion.en,
    occasionBng: occasion.bn,
    language: row.language,
    state: row.state as ShownState,
    fileNo: row.file_no,
    codeYn: yesNo(row.secret),
    testYn: yesNo(row.is_test),
    text: shownText(row),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waitsUntil: row.state === 'queued' ? (row.not_before?.toISOString() ?? null) : null,
  }
}

export const maskedRecipient = ({ channel, recipient }: Pick<MessageRow, 'channel' | 'recipient'>) =>
  mask({ type: channel === 'SMS' ? 'MOBILE' : 'EMAIL', value: recipient })

export const describeWhole = (row: MessageRow) => ({
  ...describeRow(row),
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
