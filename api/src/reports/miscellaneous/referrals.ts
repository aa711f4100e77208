import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { acknowledgementStatusNames, referralServices, type AcknowledgementStatus } from '../../../../domain/src/awards/acknowledgement.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { listBehind, toFile } from '../links.ts'
import { momentIn } from './days-of-moments.ts'
import { headingOf, sayParts } from './figure-words.ts'
import { nameOf } from './lying-list.ts'
import { readServing } from './serving-offices.ts'

/** People who were referred in these days, by the file they were referred from. */
const referred = (asked: Asked) => sql`
  acknowledgement join report_file file on file.application_id = acknowledgement.application_id
  where ${filesOf(asked)} and ${momentIn('acknowledgement.entered_at', asked.days)}`

const kinds = {
  referred: [],
  running: ['ACCEPTED', 'RUNNING'],
  completed: ['COMPLETED'],
  dropped: ['DROPPED'],
} satisfies Record<string, AcknowledgementStatus[]>
type Kind = keyof typeof kinds

type Group = { district: string | null; service: string; provider: string } & Record<Kind, number>

/** M11: by the welfare centre of the district, the service and who gives it. Whoever was referred counts as that, whatever came of it. */
export const referrals: ShortReport = {
  async list(asked) {
    const { rows } = await sql<Group>`
      select file.district, acknowledgement.answers->>'serviceTypeId' as service, acknowledgement.answers->>'serviceProviderId' as provider,
        count(*)::int as referred, count(*) filter (where acknowledgement.status = any(${kinds.running}))::int as running,
        count(*) filter (where acknowledgement.status = any(${kinds.completed}))::int as completed,
        count(*) filter (where acknowledgement.status = any(${kinds.dropped}))::int as dropped
      from ${referred(asked)} group by 1, 2, 3 order by 1, 2, 3`.execute(asked.db)
    const serving = await readServing(asked.db)
    const lists = await loadLists(asked.db, [{ source: 'service-provider', values: [...new Set(rows.map(({ provider }) => provider))] }])
    const told = rows.map((row) => ({ ...row, centre: serving({ role: 'WC_OFFICER', office: 'district' }, row) }))
    const groups = Map.groupBy(told, ({ centre, service, provider }) => [centre.name.en, service, provider].join('|'))
    return [...groups.values()].flatMap((same): ReportRow[] => {
      const [first] = same
      if (!first) return []
      const { centre, service, provider } = first
      const counts = Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [kind, same.reduce((sum, row) => sum + row[kind], 0)]))
      const link = (kind: Kind) => listBehind(asked, 'M11F', { ...centre.narrowed, figure: `${kind}.${service}.${provider}` })
      return [
        {
          cells: {
            centre: centre.name,
            service: serviceName(service),
            provider: lists('service-provider', provider)?.label ?? provider,
            ...counts,
          },
          links: { referred: link('referred'), running: link('running'), completed: link('completed'), dropped: link('dropped') },
        },
      ]
    })
  },
}

const serviceName = (code: string) => referralServices.find(({ value }) => value === code)?.label ?? code

type Referral = {
  referral_no: string
  status: AcknowledgementStatus
  on_day: string
  no: string
  file_service: string
  name: string | null
  name_bng: string | null
}

/** More of one service and provider nobody reads through; a narrower period shows them. */
const mostListed = 5000

/** Behind M11. */
export const referralsBehind: ShortReport = {
  async sayFigure({ db }, figure) {
    const [kind = '', service = '', provider = ''] = figure.split('.')
    const lists = await loadLists(db, [{ source: 'service-provider', values: [provider] }])
    return sayParts(headingOf('M11', kind), serviceName(service), lists('service-provider', provider)?.label ?? provider)
  },
  async list(asked) {
    const [kind = '', service, provider] = (asked.query.figure ?? '').split('.')
    const statuses = getOwn(kinds, kind) ?? []
    const { rows } = await sql<Referral>`
      select referral_no, acknowledgement.status, report_day(entered_at) as on_day, application.no, application.service as file_service, name, name_bng
      from (select acknowledgement.* from ${referred(asked)}
        and ${statuses.length > 0 ? sql`acknowledgement.status = any(${statuses})` : sql`true`}
        and ${service ? sql`acknowledgement.answers->>'serviceTypeId' = ${service}` : sql`true`}
        and ${provider ? sql`acknowledgement.answers->>'serviceProviderId' = ${provider}` : sql`true`}
        order by entered_at desc limit ${mostListed}) acknowledgement
      join application on application.id = acknowledgement.application_id order by entered_at desc`.execute(asked.db)
    return rows.map((row) => ({
      cells: {
        referral: row.referral_no,
        application: row.no,
        name: nameOf(row),
        referredOn: row.on_day,
        status: acknowledgementStatusNames[row.status],
      },
      links: { application: toFile(row.file_service, row.no) },
      service: row.file_service,
    }))
  },
}
