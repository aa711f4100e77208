import type { PhoneCallReason } from '@wewb/domain/reporting/phone-call-contracts'
import type { PhoneCallRow } from './queries.ts'

export const describePhoneCall = ({ id, no, at, full_name, full_name_bng, reason, note }: PhoneCallRow) => ({
  callId: id,
  applicationNo: no,
  at: at.toISOString(),
  agent: full_name,
  agentBng: full_name_bng,
  reason: reason as PhoneCallReason,
  note,
})
