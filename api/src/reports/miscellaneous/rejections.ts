import { sql } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { sharesOf } from '../../../../domain/src/reports/miscellaneous/shares.ts'
import { reasons } from '../../../../domain/src/workflows/reasons.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport, ShortReport } from '../counting.ts'
import { listBehind, toFile } from '../links.ts'
import { sayParts } from './figure-words.ts'
import { nameOf } from './lying-list.ts'

const unknown = '-'
const notWritten: Bilingual = { bn: 'কারণ লেখা নেই', en: 'No reason written' }

/** Files that stand rejected, by the reason of the last refusal: an appeal that was dismissed gives its own. */
const rejected = (asked: Asked) => sql`
  report_file file left join lateral (
    select reply->>'reasonCode' as reason from application_act
    where application_id = file.application_id and to_status = -2 and reply ? 'reasonCode' order by id desc limit 1) act on true
  where file.approval_status = -2 and file.status = 'REJECTED' and ${filesOf(asked, { day: 'decided_on' })}`

const reasonName = (code: string): Bilingual | string =>
  reasons.find(({ value }) => value === code)?.label ?? (code === unknown ? notWritten : code)

/** M04. */
export const rejections: ShortReport = {
  async list(asked) {
    const { rows } = await sql<{ service: string; code: string; number: number }>`
      select file.service, coalesce(act.reason, ${unknown}) as code, count(*)::int as number from ${rejected(asked)}
      group by 1, 2 order by 1, 3 desc, 2`.execute(asked.db)
    const shares = sharesOf(rows.map(({ number }) => number))
    return rows.map(({ service, code, number }, place) => ({
      cells: {
        service: asked.services.find(({ id }) => id === service)?.title ?? service,
        reason: reasonName(code),
        code: code === unknown ? null : code,
        number,
        percent: shares[place] ?? 0,
      },
      links: { number: listBehind(asked, 'M04F', { module: service, figure: code }) },
    }))
  },
}

type Rejected = { id: number; no: string; service: string; name: string | null; name_bng: string | null; decided_on: string }

/** Behind M04: the newest file first. */
export const rejectedFiles: LongReport = {
  sayFigure: (_asked, code) => sayParts(reasonName(code)),
  async measure(asked) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${rejectedFor(asked)}`.execute(asked.db)
    return { total: rows[0]?.n ?? 0 }
  },
  async rows(asked, { limit, offset, after, sort }) {
    const onward = after === undefined ? sql`` : sql`and file.application_id < ${after}`
    const order = sort ? sql`file.decided_on ${sql.raw(sort.descending ? 'desc' : 'asc')}, ` : sql``
    const { rows } = await sql<Rejected>`
      select id, no, application.service, name, name_bng, decided_on from (
        select file.application_id, file.decided_on from ${rejectedFor(asked)} ${onward}
        order by ${order} file.application_id desc limit ${limit} offset ${offset}) file
      join application on id = file.application_id order by ${order} file.application_id desc`.execute(asked.db)
    return rows.map((file) => ({
      cells: {
        application: file.no,
        name: nameOf(file),
        service: asked.services.find(({ id }) => id === file.service)?.title ?? file.service,
        decidedOn: file.decided_on,
      },
      links: { application: toFile(file.service, file.no) },
      service: file.service,
      key: file.id,
    }))
  },
}

const rejectedFor = (asked: Asked) =>
  sql`${rejected(asked)} and ${asked.query.figure ? sql`coalesce(act.reason, ${unknown}) = ${asked.query.figure}` : sql`true`}`
