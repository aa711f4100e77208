import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string

/** Tables of migration `0004_applications`. */
export type ApplicationTables = {
  service_definition: {
    service: string
    version: number
    definition: JSONColumnType<object>
    published_at: Filled<Date>
  }
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
  idempotency: {
    actor_id: number
    operation: string
    key: string
    body_hash: Buffer
    answer: JSONColumnType<object>
    at: Filled<Date>
  }
  overdue_digest: {
    account_id: number
    on_day: Day
    counts: JSONColumnType<{ service: string; overdue: number }[]>
  }
  office_desk: {
    service: string
    version: number
    desk: string
    kind: string
    office_types: string[]
    /** People with one of these roles, and `forward` or `approve` on the screen, may act there. */
    roles: string[]
    screen: string
  }
  number_counter: { prefix: string; year: number; last: number }
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
  /** Current stage of a case with stages. */
  stage: string | null
  /** The first application of the case. */
  case_id: number | null
  unlocked: Filled<string[]>
  since: Day
  due_on: Day | null
  desk_due_on: Day | null
  escalated_on: Day | null
  /** The new date that the applicant reads while it is overdue at the desk. */
  expected_on: ColumnType<Day | null, Day | null | undefined, Day | null>
  /** The role of who was told that it is overdue; null while nobody was. */
  notified_role: ColumnType<string | null, string | null | undefined, string | null>
  taken_by: number | null
  in_batch: Filled<boolean>
  published: Filled<boolean>
  district: string | null
  mission: string | null
  airport: string | null
  /** The office to which head office gave it, and the desk for which it did. */
  office_id: number | null
  office_desk: string | null
  /** Head office holds the desk of an office; the database computes it. */
  head_office: ColumnType<boolean, never, never>
  answers: JSONColumnType<Record<string, unknown>>
  answers_sealed: Buffer | null
  answers_before: Buffer | null
  /** The day on which the personal answers were removed by a retention rule. */
  answers_removed_on: ColumnType<Day | null, Day | null | undefined, Day | null>
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

declare module '#db/tables.ts' {
  interface Tables extends ApplicationTables {}
}
