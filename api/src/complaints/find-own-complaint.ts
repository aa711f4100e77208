import { readPhone } from '../../../domain/src/fields/phone.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { readSettings } from '../settings/repository.ts'
import { findOwn, type ComplaintRow } from './repository.ts'
import { mobileIndexOf } from './take-down.ts'

export type Proof = { ticketNo: string; mobile: string; captchaId?: string | undefined; captcha?: string | undefined }

/** Opened by the ticket and the mobile together. Nobody learns which of the two was wrong; who misses thrice is asked for a captcha. */
export async function findOwnComplaint(context: Context, { ticketNo, mobile, captchaId, captcha }: Proof): Promise<ComplaintRow> {
  const { db, secrets, limits, address } = context
  await limits.count('status-by-address', address)
  if (!(await readSettings(db)).isOn('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')) return refuse('SERVICE_CLOSED')
  const ticket = toAsciiDigits(ticketNo).replace(/[\s-]/g, '').toUpperCase()
  // By its digest: a key of the limits is short, and what is typed may be long.
  const guess = secrets.blindIndex('complaint-ticket', ticket).toString('base64url')
  const counts = [{ limit: 'complaint-misses', key: guess }, { limit: 'complaint-misses-by-address', key: address }] as const // prettier-ignore
  const closed = await Promise.all(counts.map(({ limit, key }) => limits.closedFor(limit, key)))
  if (closed.some((seconds) => seconds !== undefined)) {
    if (!captchaId || !captcha) return refuse('INVALID_CAPTCHA', { issues: [issue('captcha', 'required')] })
    await useCaptcha(context, { captchaId, captcha })
  }
  await limits.count('complaints-by-ticket', guess)
  const row = await findOwn(db, ticket, mobileIndexOf(secrets, readPhone(mobile) ?? mobile))
  if (!row) {
    await Promise.all(counts.map(({ limit, key }) => limits.miss(limit, key)))
    return refuse('NOT_FOUND')
  }
  // Whoever knew it was not guessing at this ticket; what they try at others is another matter.
  await Promise.all([limits.forget('complaints-by-ticket', guess), limits.forget('complaint-misses', guess)])
  return row
}
