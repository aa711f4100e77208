import type { ColumnType, Generated } from 'kysely'
import type { RecordedBlock } from './exceptions.ts'

export type ClaimState = 'CLAIMED' | 'GRANTED' | 'PAID' | 'RELEASED'

/** Tables of the migrations `0026_claims`, `0031_claim_override` and `0036_claim_waiver`. */
export type ClaimTables = {
  claim: {
    application_id: number
    service: string
    rules: string
    state: ClaimState
    amount: string | null
    fiscal_year: string | null
  }
  claim_key: { application_id: number; rule: string; digest: Buffer; proven: boolean }
  /** Views of migration `0038_earlier_applications`: an application from before the portal has a negative id. */
  all_claim: { application_id: number; state: ClaimState; amount: string | null; fiscal_year: string | null }
  all_claim_key: { application_id: number; rule: string; digest: Buffer; proven: boolean }
  claimant: {
    application_id: number
    no: string
    status: string
    applicant_id: number | null
    entered_by: number | null
  }
  claim_override: {
    id: Generated<number>
    application_id: number
    claim_digest: Buffer
    blocks: ColumnType<RecordedBlock[], string, never>
    amount: string | null
    reason: string
    requested_by: number
    requested_at: Moment
    decision: Generated<'CONFIRMED' | 'DECLINED' | null>
    note: Generated<string | null>
    decided_by: Generated<number | null>
    decided_at: ColumnType<Date | null, Date | undefined, Date>
    used_at: ColumnType<Date | null, Date | undefined, Date>
  }
  claim_waiver: {
    id: Generated<number>
    application_id: number
    reason: string
    requested_by: number
    requested_at: Moment
    decision: Generated<'CONFIRMED' | 'DECLINED' | null>
    note: Generated<string | null>
    decided_by: Generated<number | null>
    decided_at: ColumnType<Date | null, Date | undefined, Date>
    expires_at: ColumnType<Date | null, Date | undefined, Date | null>
    used_by: Generated<number | null>
    used_at: ColumnType<Date | null, Date | undefined, Date>
  }
}
type Moment = ColumnType<Date, Date, Date>

declare module '#db/tables.ts' {
  interface Tables extends ClaimTables {}
}
