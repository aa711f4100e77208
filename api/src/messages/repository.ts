import { sql } from 'kysely'
import type { TemplateName } from '../../../domain/src/definition/statuses.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { WrittenWords } from '../../../domain/src/messages/check-words.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { Database, Tx } from '../platform/database.ts'

/** `SUBMITTED:edu-allowance`: a service's own words are replaced apart from those of all others. */
export const ownCode = (template: TemplateCode, service: string): string => `${template}:${service}`

/** What the board put in the place of the portal's words; asked for with each message, so that no process keeps older ones. */
export async function findReplaced(tx: Tx, code: string): Promise<WrittenWords | undefined> {
  const row = await tx
    .selectFrom('message_template')
    .select(['subject', 'subject_bng', 'text', 'text_bng'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row && wordsOf(row)
}

type Row = { subject: string | null; subject_bng: string | null; text: string | null; text_bng: string | null }

/** All four or none: the table sees to it. */
export const wordsOf = ({ subject, subject_bng, text, text_bng }: Row): WrittenWords | undefined =>
  text === null ? undefined : { subject: subject ?? '', subjectBng: subject_bng ?? '', text, textBng: text_bng ?? '' }

export const listReplaced = (db: Database | Tx) =>
  db
    .selectFrom('message_template')
    .innerJoin('account', 'account.id', 'message_template.changed_by')
    .selectAll('message_template')
    .select(['account.full_name', 'account.full_name_bng'])
    .execute()
export type ReplacedRow = Awaited<ReturnType<typeof listReplaced>>[number]

export type OwnWords = { service: string; title: Bilingual; messages: Partial<Record<TemplateName, Bilingual>> }

/** The services that tell something in words of their own, as the newest version of each says it. */
export async function listOwnWords(db: Database | Tx): Promise<OwnWords[]> {
  const { rows } = await sql<OwnWords>`
    select * from (
      select distinct on (service) service, definition -> 'title' as title, definition -> 'messages' as messages
      from service_definition order by service, version desc
    ) latest
    where messages is not null order by service`.execute(db)
  return rows
}

/** Held to the end of the transaction, also while there is no row yet: of two who change the same words one waits for the other. */
export const lockTemplate = (tx: Tx, code: string) =>
  sql`select pg_advisory_xact_lock(hashtext('message template'), hashtext(${code}))`.execute(tx)

/** New words, or none for going back to the portal's. */
export async function keepWords(tx: Tx, code: string, words: WrittenWords | undefined, { by, at }: { by: number; at: Date }) {
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
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...columns, revision: sql`message_template.revision + 1` }))
    .execute()
}
