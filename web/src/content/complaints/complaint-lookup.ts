import { invalidPhoneIssue } from '@wewb/domain/casework/desk-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { complaintMessages } from './messages.ts'

export type ComplaintLookup = { ticketNo: string; mobile: string }

/** Normalises `gcr ২৬১১১৫ ১২৩৪৫৬` to the server's format. */
export const normalizeTicketNo = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s‐-―−-]/g, '')
    .toUpperCase()

/** Normalises the query. */
export const normalizeComplaintLookup = ({ ticketNo, mobile }: ComplaintLookup): ComplaintLookup => ({
  ticketNo: normalizeTicketNo(ticketNo),
  mobile: parsePhone(mobile) ?? mobile.trim(),
})

export function validateComplaintLookup(typed: ComplaintLookup): Issue[] {
  const { ticketNo, mobile } = normalizeComplaintLookup(typed)
  const isTicket = /^GCR[0-9]{12}$/.test(ticketNo)
  return [
    ...(ticketNo ? [] : [issue('ticketNo', 'required')]),
    ...(ticketNo && !isTicket
      ? [{ path: 'ticketNo', code: 'rule' as const, message: complaintMessages.notATicket }]
      : []),
    ...(mobile ? [] : [issue('mobile', 'required')]),
    ...(mobile && !parsePhone(mobile) ? [invalidPhoneIssue] : []),
  ]
}
