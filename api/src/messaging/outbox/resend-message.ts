import type { InputOf } from '@wewb/domain/http/contract'
import {
  resendReasonLimits,
  type resendMessage as resendMessageEndpoint,
} from '@wewb/domain/messaging/message-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { insertMessageEvent } from '#messaging/messages/outbox-queries.ts'
import { FOREIGN_NUMBER } from '#messaging/messages/enqueue-messages.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { maskRecipient } from './describe-message.ts'
import { findMessage, requeueMessage } from './queries.ts'

const foreignNumbersOff = {
  bn: 'বিদেশি নম্বরে এসএমএস পাঠানো বন্ধ আছে। সেটিংসে চালু না হলে এটি যাবে না।',
  en: 'SMS to foreign numbers are switched off. It cannot leave until the settings allow them.',
}

/** Sends the same text to the same number again. Earlier attempts stay visible. */
export async function resendMessage(
  { db, jobs, limits, actor }: Context,
  { messageId, reason: typed }: InputOf<typeof resendMessageEndpoint>,
) {
  const reason = typed.trim()
  assertNoIssues([
    ...(reason.length < resendReasonLimits.shortest ? [issue('reason', 'too-short', resendReasonLimits.shortest)] : []),
    ...(reason.length > resendReasonLimits.longest ? [issue('reason', 'too-long', resendReasonLimits.longest)] : []),
  ])
  await limits.consume('messages-resent', String(actor.id))
  await db.transaction().execute(async (tx) => {
    const message = (await findMessage(tx, messageId)) ?? throwProblem('NOT_FOUND')
    if (message.failure === FOREIGN_NUMBER && !(await readSettings(tx)).isOn('ALLOW_SMS_ABROAD'))
      assertNoIssues([{ path: 'reason', code: 'rule', message: foreignNumbersOff }])
    if (!(await requeueMessage(tx, messageId))) throwProblem('MOVE_NOT_OPEN')
    await insertMessageEvent(tx, messageId, 'resent', { detail: reason, by: actor.id })
    await jobs.enqueue(tx, 'send-message', { messageId })
    await recordAuditEntry(tx, actor, 'message.resent', `message:${messageId}`, {
      to: maskRecipient(message),
      template: message.template,
      reason,
    })
  })
  return null
}
