import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string

/** The tables of `0004_applications.sql`. */
export type ApplicationTables = {
  service_definition: { service: string; version: number; definition: JSONColumnType<object>; published_at: Filled<Date> }
  setup: {
    id: Filled<number>
    service: string
    title: string
    title_bng: string
    circular: JSONColumnType<Record<string, unknown>>
    opens_on: Day
    closes_on: Day
    published_at: Moment | null
    published_by: number | null
    closed_at: Moment | null
    created_by: number | null
    created_at: Filled<Date>
    revision: Filled<number>
  }
  application: ApplicationTable
  application_key: { application_id: number; kind: string; digest: Buffer }
  application_act: {
    id: Filled<number>
    application_id: number
    at: Filled<Date>
    on_day: Day
    move: string
    person_id: number | null
    desk: string | null
    from_state: string
    to_state: string
    from_status: number
    to_status: number
    note: Filled<string>
    note_bng: Filled<string>
    amount: string | null
    reply: JSONColumnType<Record<string, unknown>>
    outcome: ColumnType<Record<string, string>, string | undefined, never>
    changes_sealed: Buffer | null
    reply_sealed: Buffer | null
  }
  document: {
    id: Filled<string>
    application_id: number
    path: string
    sha256: Buffer
    media_type: string
    size: number
    width: number | null
    height: number | null
    file_name: string
    uploaded_by: number | null
    created_at: Filled<Date>
  }
  idempotency: { actor_id: number; operation: string; key: string; body_hash: Buffer; answer: JSONColumnType<object>; at: Filled<Date> }
  number_counter: { prefix: string; year: number; last: number }
  merit_list: {
    setup_id: number
    state: 'PROPOSED' | 'APPROVED' | 'PUBLISHED'
    seats: number
    order_by: string[]
    eligible: number
    selected: number
    memo_no: string | null
    proposed_by: number
    proposed_at: Filled<Date>
    approved_by: number | null
    approved_at: Moment | null
    published_by: number | null
    published_at: Moment | null
  }
  merit_row: { setup_id: number; rank: number; application_id: number; selected: boolean; amount: string }
  result_row: {
    setup_id: number
    rank: number
    application_no: string
    roll: string
    name: string
    institute: string
    district: string | null
    amount: string
  }
  instalment: {
    application_id: number
    no: number
    year: number
    amount: string
    state: 'DUE' | 'HOLD' | 'RENEWAL_SUBMITTED' | 'APPROVED' | 'PAID' | 'STOPPED'
    reason: string | null
    changed_at: Filled<Date>
    reminded_on: Day | null
  }
  holiday: { day: Day; name: string; name_bng: string }
  application_tally: { service: string; state: string; desk: string; block: number; n: number }
}

type ApplicationTable = {
  id: Filled<number>
  no: string
  service: string
  version: number
  setup_id: number | null
  applicant_id: number | null
  entered_by: number | null
  contact: string | null
  state: string
  status: string
  approval_status: number
  desk: string | null
  returns_to: string | null
  /** How far a case in stages has come. */
  stage: string | null
  /** The first file of the case this one belongs to. */
  case_id: number | null
  unlocked: Filled<string[]>
  since: Day
  due_on: Day | null
  desk_due_on: Day | null
  escalated_on: Day | null
  taken_by: number | null
  in_batch: Filled<boolean>
  published: Filled<boolean>
  district: string | null
  mission: string | null
  airport: string | null
  answers: JSONColumnType<Record<string, unknown>>
  answers_sealed: Buffer | null
  answers_before: Buffer | null
  step: string | null
  percent: Filled<number>
  name: string | null
  name_bng: string | null
  amount: string | null
  initial_approve: Filled<number>
  revision: Filled<number>
  created_at: Filled<Date>
  submitted_at: Moment | null
  updated_at: ColumnType<Date, Date | undefined, Date>
}
