import { sql } from 'kysely'
import type { TemplateName } from '@wewb/domain/engine/definition/statuses'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import type { Database, Tx } from '#db/database.ts'

/** `SUBMITTED:edu-allowance`: the text of one service is overridden separately. */
export const serviceTemplateCode = (template: TemplateCode, service: string): string => `${template}:${service}`

/** Finds the board's text of a template; read for each message, so that no process uses an outdated one. */
export async function findTemplateOverride(tx: Tx, code: string): Promise<MessageText | undefined> {
  const row = await tx
    .selectFrom('message_template')
    .select(['subject', 'subject_bng', 'text', 'text_bng'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row && overrideTextOf(row)
}

type Row = { subject: string | null; subject_bng: string | null; text: string | null; text_bng: string | null }

/** All four columns are set or none, which a constraint ensures. */
export const overrideTextOf = ({ subject, subject_bng, text, text_bng }: Row): MessageText | undefined =>
  text === null ? undefined : { subject: subject ?? '', subjectBng: subject_bng ?? '', text, textBng: text_bng ?? '' }

export const listTemplateOverrides = (db: Database | Tx) =>
  db
    .selectFrom('message_template')
    .innerJoin('account', 'account.id', 'message_template.changed_by')
    .selectAll('message_template')
    .select(['account.full_name', 'account.full_name_bng'])
    .execute()
export type TemplateOverrideRow = Awaited<ReturnType<typeof listTemplateOverrides>>[number]

export type ServiceTemplates = { service: string; title: Bilingual; messages: Partial<Record<TemplateName, Bilingual>> }

/** Lists the services with their own texts, from the newest version of each. */
export async function listServiceTemplates(db: Database | Tx): Promise<ServiceTemplates[]> {
  const { rows } = await sql<ServiceTemplates>`
    select * from (
      select distinct on (service) service, definition -> 'title' as title, definition -> 'messages' as messages
      from service_definition order by service, version desc
    ) latest
    where messages is not null order by service`.execute(db)
  return rows
}

/** Locks a template for the transaction, even before its row exists, so that concurrent edits are serialised. */
export const lockTemplate = (tx: Tx, code: string) =>
  sql`select pg_advisory_xact_lock(hashtext('message template'), hashtext(${code}))`.execute(tx)

/** Saves a new text, or removes the override. */
export async function saveTemplateOverride(
  tx: Tx,
  code: string,
  words: MessageText | undefined,
  { by, at }: { by: number; at: Date },
) {
  const columns = {
    subject: words?.subject ?? null,
    subject_bng: words?.subjectBng ?? null,
    text: words?.text ?? null,
    text_bng: words?.textBng ?? null,
    changed_by: by,
    changed_at: at,
  }
  await tx
    .insertInto('message_template')
    .values({ code, ...columns })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...columns, revision: sql`message_template.revision + 1` }),
    )
    .execute()
}
