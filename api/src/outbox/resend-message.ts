import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { reasonLimits, type resendMessage as resendCall } from '../../../domain/src/contracts/messages.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { addEvent } from '../messages/outbox-repository.ts'
import { foreignNumber } from '../messages/write-message.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'
import { maskedRecipient } from './describe-message.ts'
import { findMessage, requeue } from './repository.ts'

const stillBarred = {
  bn: 'বিদেশি নম্বরে এসএমএস পাঠানো বন্ধ আছে। সেটিংসে চালু না হলে এটি যাবে না।',
  en: 'SMS to foreign numbers are switched off. It cannot leave until the settings allow them.',
}

/** The very same words to the very same number, once more. Its tries so far stay to be read. */
export async function resendMessage({ db, jobs, limits, actor }: Context, { messageId, reason: typed }: InputOf<typeof resendCall>) {
  const reason = typed.trim()
  insist([
    ...(reason.length < reasonLimits.shortest ? [issue('reason', 'too-short', reasonLimits.shortest)] : []),
    ...(reason.length > reasonLimits.longest ? [issue('reason', 'too-long', reasonLimits.longest)] : []),
  ])
  await limits.count('messages-resent', String(actor.id))
  await db.transaction().execute(async (tx) => {
    const message = (await findMessage(tx, messageId)) ?? refuse('NOT_FOUND')
    if (message.failure === foreignNumber && !(await readSettings(tx)).isOn('ALLOW_SMS_ABROAD'))
      insist([{ path: 'reason', code: 'rule', message: stillBarred }])
    if (!(await requeue(tx, messageId))) refuse('MOVE_NOT_OPEN')
    await addEvent(tx, messageId, 'resent', { detail: reason, by: actor.id })
    await jobs.later(tx, 'send-message', { messageId })
    await record(tx, actor, 'message.resent', `message:${messageId}`, { to: maskedRecipient(message), template: message.template, reason })
  })
  return null
}
