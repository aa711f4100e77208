import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { MessageChannel } from '@wewb/domain/messaging/message-channels'

type Moment = ColumnType<Date, Date | string, Date | string>
type Filled<T> = Generated<T>
type Day = string
type YesNo = 'Y' | 'N'
type RowError = { row: number; column: string; message: { bn: string; en: string } }

/**
 * The tables as the API sees them; `api/migrations` is authoritative. Modules add their own tables by declaration
 * merging, each in its `tables.ts`.
 */
export interface Tables {
  office: {
    id: Filled<number>
    code: string
    type: string
    name: string
    name_bng: string
    places: Filled<string[]>
    closed_at: Moment | null
  }
  account: {
    id: Filled<number>
    login_type: 'MOBILE' | 'EMAIL'
    login_id: string
    full_name: string
    full_name_bng: string | null
    nid_sealed: Buffer | null
    nid_index: Buffer | null
    date_of_birth: Day | null
    password_hash: string
    user_type: string
    office_id: number | null
    state: Filled<'pending' | 'active' | 'inactive'>
    must_change_password: Filled<boolean>
    language: Filled<'bn' | 'en'>
    /** Gets the digest of overdue applications by e-mail too. */
    digest_by_email: Filled<boolean>
    /** Where an applicant wants messages about applications. */
    message_channel: Filled<MessageChannel>
    avatar: string | null
    email: string | null
    mobile: string | null
    state_reason: string | null
    password_until: Moment | null
    revision: Filled<number>
    created_at: Filled<Date>
  }
  password_history: { account_id: number; password_hash: string; at: Filled<Date> }
  role: {
    id: Filled<number>
    code: string
    name: string
    name_bng: string
    user_type: string
    revision: Filled<number>
    changed_at: Filled<Date>
    changed_by: number | null
    closed_at: Date | null
    desk_role: string | null
  }
  role_permission: { role_id: number; screen: string; action: string; office_types: string[] | null }
  account_role: { account_id: number; role_id: number }
  session: {
    id: Filled<string>
    account_id: number
    token_hash: Buffer
    device: string
    created_at: Filled<Date>
    last_seen_at: Filled<Date>
    expires_at: Moment
    ended_at: Date | null
    new_device: Filled<boolean>
  }
  captcha: { id: string; code: string; expires_at: Moment; heard: Filled<number>; used_at: Date | null }
  one_time_code: {
    token_hash: Buffer
    purpose:
      | 'REGISTRATION'
      | 'FORGOT_PASSWORD'
      | 'TAG_OLD_EDUCATION'
      | 'ON_BEHALF'
      | 'MEMBERSHIP_CARD'
      | 'SECOND_FACTOR'
      | 'CONTACT_EMAIL'
    subject: string | null
    account_id: number | null
    login_type: 'MOBILE' | 'EMAIL'
    login_id: string
    code_hash: Buffer
    tries: Filled<number>
    resends: Filled<number>
    created_at: Filled<Date>
    expires_at: Moment
    used_at: Date | null
    replaced_at: Date | null
    message_id: number | null
  }
  reset_token: { token_hash: Buffer; account_id: number; expires_at: Moment; used_at: Date | null }
  rate_limit: { key: string; points: number; expire: number | null }
  audit: {
    id: Filled<number>
    at: Filled<Date>
    actor: string
    event: string
    subject: string
    detail: JSONColumnType<object>
  }
  audit_seal: { seq: Filled<number>; audit_id: number; hash: Buffer }
  general_setting: {
    code: string
    valid_from: Filled<Day>
    value: string
    active_yn: YesNo
    description: string
    description_bng: string
  }
  stored_file: {
    name: string
    sha256: Buffer
    media_type: string
    size: number
    owner_id: number | null
    created_at: Filled<Date>
  }
  notice: {
    id: Filled<number>
    number: string
    title: string
    title_bng: string
    details: string
    details_bng: string
    publish_from: Moment
    publish_until: Moment | null
    order_no: Filled<number>
    active_yn: Filled<YesNo>
    attachment: string | null
    file_name: string | null
    revision: Filled<number>
    changed_at: Filled<Date>
  }
  register_import: {
    id: Filled<string>
    kind: 'WORKER' | 'RESULT'
    file_name: string
    state: Filled<'READ' | 'RUNNING' | 'DONE' | 'FAILED'>
    total: number
    done: Filled<number>
    added: Filled<number>
    changed: Filled<number>
    refused: number
    errors: ColumnType<RowError[], string, string>
    account_id: number
    created_at: Filled<Date>
    started_at: Moment | null
    finished_at: Moment | null
  }
  worker: {
    id: Filled<number>
    source: 'BMET' | 'MEMBERSHIP' | 'NOC'
    number: string
    mission: Filled<string>
    passport_sealed: Buffer
    passport_index: Buffer
    birth_index: Buffer | null
    name_en: string
    father_name: string | null
    country: string
    issued_on: Day | null
    insurance_no: string | null
    import_id: string | null
    changed_at: Filled<Date>
  }
  board_result: {
    id: Filled<number>
    level: number
    board_id: number
    passing_year: number
    roll: string
    registration_no: string
    student_name: string
    father_name: string
    mother_name: string
    group_id: string | null
    gpa: ColumnType<string, number | string, number | string>
    total_marks: number | null
    institute: string | null
    date_of_birth: Day | null
    import_id: string | null
    changed_at: Filled<Date>
  }
  news_highlight: {
    id: Filled<number>
    title: string
    title_bng: string
    details: string
    details_bng: string
    publish_from: Moment
    publish_until: Moment | null
    order_no: Filled<number>
    published_yn: Filled<YesNo>
    revision: Filled<number>
    changed_at: Filled<Date>
  }
}
