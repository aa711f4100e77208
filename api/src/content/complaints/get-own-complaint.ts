import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findByTicketAndMobile, type ComplaintRow } from './queries.ts'
import { mobileIndexOf } from './submit-complaint.ts'

export type ComplaintProof = {
  ticketNo: string
  mobile: string
  captchaId?: string | undefined
  captcha?: string | undefined
}

/**
 * Requires ticket number and mobile number together; the response does not say which was wrong. After repeated misses
 * it requires a captcha.
 */
export async function getOwnComplaint(
  context: Context,
  { ticketNo, mobile, captchaId, captcha }: ComplaintProof,
): Promise<ComplaintRow> {
  const { db, secrets, limits, address } = context
  await limits.consume('status-by-address', address)
  if (!(await readSettings(db)).isOn('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')) return throwProblem('SERVICE_CLOSED')
  const ticket = toAsciiDigits(ticketNo).replace(/[\s-]/g, '').toUpperCase()
  // Uses a digest, because a rate-limit key is short and the typed text may be long.
  const guess = secrets.blindIndex('complaint-ticket', ticket).toString('base64url')
  const counts = [
    { limit: 'complaint-misses', key: guess },
    { limit: 'complaint-misses-by-address', key: address },
  ] as const
  const closed = await Promise.all(counts.map(({ limit, key }) => limits.retryAfterSeconds(limit, key)))
  if (closed.some((seconds) => seconds !== undefined)) {
    if (!captchaId || !captcha) return throwProblem('INVALID_CAPTCHA', { issues: [issue('captcha', 'required')] })
    await verifyCaptcha(context, { captchaId, captcha })
  }
  await limits.consume('complaints-by-ticket', guess)
  const row = await findByTicketAndMobile(db, ticket, mobileIndexOf(secrets, parsePhone(mobile) ?? mobile))
  if (!row) {
    await Promise.all(counts.map(({ limit, key }) => limits.tryConsume(limit, key)))
    return throwProblem('NOT_FOUND')
  }
  // Resets the counts for this ticket, but not those of the address: it may guess other tickets.
  await Promise.all([limits.reset('complaints-by-ticket', guess), limits.reset('complaint-misses', guess)])
  return row
}
