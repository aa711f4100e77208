import type { ColumnType, Generated } from 'kysely'

type Filled<T> = Generated<T>
type Day = string
type Amount = ColumnType<string, string, string>

/** Tables of the migration 0005_membership. */
export type MembershipTables = {
  signing_key: {
    id: Filled<number>
    private_sealed: Buffer
    public_key: Buffer
    created_at: Filled<Date>
    distrusted_at: ColumnType<Date | null, never, Date>
  }
  mission_fee: { mission: string; valid_from: Day; currency: string; fee: Amount; premium: Amount }
  fee_receipt: {
    application_id: number
    mission: string
    memo_no: string | null
    transaction_id: string | null
    amount: Amount
    currency: string
    received_by: number | null
    received_at: Filled<Date>
  }
  worker_passport: {
    worker_id: number
    passport_sealed: Buffer
    passport_index: Buffer
    birth_index: Buffer | null
    linked_at: Filled<Date>
  }
  member: {
    id: Filled<number>
    number: string
    application_id: number
    account_id: number | null
    worker_id: number | null
    mission: string
    country: string
    name: string
    name_bng: string | null
    passport_sealed: Buffer
    passport_index: Buffer
    passport_expires_on: Day | null
    birth_sealed: Buffer
    photo: Buffer | null
    joined_on: Day
    state: Filled<'ACTIVE' | 'ENDED'>
    insurance_no: string | null
    sum_assured: string | null
    cover_from: Day | null
    cover_until: Day | null
  }
  member_card: {
    member_id: number
    serial: number
    issued_on: Day
    state: Filled<'VALID' | 'REPLACED' | 'REVOKED'>
    reason: Filled<string>
    changed_at: Filled<Date>
  }
  call_log: {
    id: Filled<number>
    application_id: number | null
    agent_id: number
    phone_index: Buffer | null
    phone_masked: Filled<string>
    reason: string
    note: string
    at: Filled<Date>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends MembershipTables {}
}
