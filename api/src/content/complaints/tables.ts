import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ComplaintDesk, ComplaintState } from '@wewb/domain/content/complaints/states'

type Filled<T> = Generated<T>

/** Tables of the migration `0009_complaints`. */
export type ComplaintTables = {
  complaint: {
    id: Filled<number>
    ticket_no: string
    mobile_index: Buffer
    language: 'bn' | 'en'
    answers: JSONColumnType<Record<string, unknown>>
    answers_sealed: Buffer
    subject: string
    type: string
    accused_office: number | null
    accuses_hq: boolean
    is_anonymous: boolean
    state: ComplaintState
    desk: ComplaintDesk
    office_id: number | null
    has_reported: Filled<boolean>
    asked_state: ComplaintState | null
    asked_desk: ComplaintDesk | null
    hearings: Filled<number>
    appeals: Filled<number>
    satisfaction: number | null
    raised: Filled<number>
    due_on: string | null
    settle_by: string
    closed_on: string | null
    answers_removed_on: ColumnType<string | null, string | null | undefined, string | null>
    entered_by: number | null
    entered_office: number | null
    received_at: Filled<Date>
    revision: Filled<number>
  }
  complaint_act: {
    id: Filled<number>
    complaint_id: number
    action: string
    from_state: string | null
    to_state: string
    by_side: 'COMPLAINANT' | 'STAFF' | 'PORTAL'
    by_id: number | null
    reply_sealed: Buffer
    at: Filled<Date>
  }
  complaint_attachment: {
    id: Filled<string>
    complaint_id: number
    act_id: number
    name: string
    sha256: Buffer
    media_type: string
    size: number
    width: number | null
    height: number | null
    file_name: string
    created_at: Filled<Date>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ComplaintTables {}
}
