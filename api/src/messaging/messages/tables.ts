import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Operator } from '@wewb/domain/messaging/operators'
import type { MessageEventKind, MessageState } from '@wewb/domain/messaging/message-states'
import type { Audience } from '@wewb/domain/messaging/audience'

/** Tables of migrations 0015 (message templates) and 0019 (delivery of messages). */
export type MessageTables = {
  message: {
    id: Generated<number>
    channel: 'SMS' | 'EMAIL'
    recipient: string
    template: string
    language: 'bn' | 'en'
    subject: string | null
    body: string
    expires_at: ColumnType<Date, Date | string, Date | string> | null
    secret: Generated<boolean>
    state: Generated<MessageState>
    attempts: Generated<number>
    is_test: Generated<boolean>
    created_at: Generated<Date>
    sent_at: Date | null
    module: Generated<string>
    file_no: string | null
    parts: Generated<number>
    cost_poisha: Generated<number>
    operator: Operator | null
    gateway_id: string | null
    failure: string | null
    not_before: Date | null
    delivered_at: Date | null
    code_used_at: Date | null
    broadcast_id: number | null
  }
  message_event: {
    id: Generated<number>
    message_id: number
    at: Generated<Date>
    kind: MessageEventKind
    detail: Generated<string>
    gateway_id: string | null
    account_id: number | null
  }
  delivery_report: { gateway_id: string; delivered: boolean; failure: string | null; at: Generated<Date> }
  message_pace: { channel: string; next_at: Generated<Date> }
  message_alert: { kind: 'FAILURES' | 'BALANCE'; since: Generated<Date>; facts: JSONColumnType<Record<string, number>> }
  message_template: {
    code: string
    subject: string | null
    subject_bng: string | null
    text: string | null
    text_bng: string | null
    revision: Generated<number>
    changed_by: number
    changed_at: Generated<Date>
  }
  broadcast: {
    id: Generated<number>
    subject: string
    subject_bng: string
    text: string
    text_bng: string
    audience: JSONColumnType<Audience>
    state: Generated<'WAITING' | 'RUNNING' | 'DONE' | 'STOPPED'>
    foreseen: number
    people: number | null
    skipped: Generated<number>
    written_by: number
    written_at: Generated<Date>
    approved_by: number | null
    approved_at: Date | null
    ended_by: number | null
    ended_at: Date | null
    reason: string | null
  }
  broadcast_recipient: {
    broadcast_id: number
    recipient: string
    channel: 'SMS' | 'EMAIL'
    language: 'bn' | 'en'
    state: Generated<'waiting' | 'told' | 'skipped'>
    told_at: Date | null
  }
  audit_block: { block: number; event: string; n: number; first_at: Date; last_at: Date }
}

declare module '#db/tables.ts' {
  interface Tables extends MessageTables {}
}
