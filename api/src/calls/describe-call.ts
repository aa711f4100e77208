import type { CallReason } from '../../../domain/src/contracts/calls.ts'
import type { CallRow } from './repository.ts'

export const describeCall = ({ id, no, at, full_name, full_name_bng, reason, note }: CallRow) => ({
  callId: id,
  applicationNo: no,
  at: at.toISOString(),
  agent: full_name,
  agentBng: full_name_bng,
  reason: reason as CallReason,
  note,
})
