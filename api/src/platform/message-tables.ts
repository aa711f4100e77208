import type { Generated } from 'kysely'

/** `0015_templates.sql`: the board's own words, and the audit counted in blocks. */
export type MessageTables = {
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
  audit_block: { block: number; event: string; n: number; first_at: Date; last_at: Date }
}
