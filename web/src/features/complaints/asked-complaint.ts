import { noPhone } from '../../../../domain/src/contracts/desk.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { readPhone } from '../../../../domain/src/fields/phone.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'
import { words } from './words.ts'

export type AskedComplaint = { ticketNo: string; mobile: string }

/** `gcr ২৬১১১৫ ১২৩৪৫৬` as the server knows it. */
export const readTicket = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s‐-―−-]/g, '')
    .toUpperCase()

/** What the server is asked. */
export const readAsked = ({ ticketNo, mobile }: AskedComplaint): AskedComplaint => ({
  ticketNo: readTicket(ticketNo),
  mobile: readPhone(mobile) ?? mobile.trim(),
})

export function checkAsked(typed: AskedComplaint): Issue[] {
  const { ticketNo, mobile } = readAsked(typed)
  const isTicket = /^GCR[0-9]{12}$/.test(ticketNo)
  return [
    ...(ticketNo ? [] : [issue('ticketNo', 'required')]),
    ...(ticketNo && !isTicket ? [{ path: 'ticketNo', code: 'rule' as const, message: words.notATicket }] : []),
    ...(mobile ? [] : [issue('mobile', 'required')]),
    ...(mobile && !readPhone(mobile) ? [noPhone] : []),
  ]
}
