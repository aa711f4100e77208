import { sql, type RawBuilder } from 'kysely'
import type { Audience, AudienceKind } from '@wewb/domain/messaging/audience'

type AudienceFilter = Omit<Audience, 'kind'>

/** Counts people by address: somebody with two applications, or an application and a membership, is one recipient. */
const perAddress = (people: RawBuilder<unknown>) => sql<{
  recipient: string
  channel: 'SMS' | 'EMAIL'
  language: 'bn' | 'en'
}>`
  select distinct on (recipient) recipient, channel, language
  from (${people}) reached
  where recipient <> ''
  order by recipient, language`

/** Login and language of the account; without one, the contact that an officer entered, in Bangla. */
const recipientColumns = sql`
  coalesce(c.login_id, a.contact, '') as recipient,
  case when c.login_type = 'EMAIL' then 'EMAIL' else 'SMS' end as channel,
  coalesce(c.language, 'bn') as language`

const isReachable = sql`(c.id is null or (c.state = 'active' and c.user_type = 'APPLICANT'))`

const joinConditions = (conditions: (RawBuilder<unknown> | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )

const applicationConditions = ({ service, status, district, mission, country, setupId }: AudienceFilter) => [
  service === undefined ? undefined : sql`a.service = ${service}`,
  status === undefined ? undefined : sql`a.status = ${status}`,
  district === undefined ? undefined : sql`a.district = ${district}`,
  mission === undefined ? undefined : sql`a.mission = ${mission}`,
  country === undefined
    ? undefined
    : sql`a.mission in (select code from lookup where source = 'mission' and parents @> array[${country}]::text[])`,
  setupId === undefined ? undefined : sql`a.setup_id = ${setupId}`,
]

const groups: Record<AudienceKind, (filter: AudienceFilter) => RawBuilder<unknown>> = {
  everyone: () => sql`
    select c.login_id as recipient, case when c.login_type = 'EMAIL' then 'EMAIL' else 'SMS' end as channel, c.language
    from account c where c.state = 'active' and c.user_type = 'APPLICANT'`,
  members: ({ mission, country }) => sql`
    select ${recipientColumns} from member m join application a on a.id = m.application_id
      left join account c on c.id = coalesce(m.account_id, a.applicant_id)
    where ${joinConditions([
      isReachable,
      sql`m.state = 'ACTIVE'`,
      mission === undefined ? undefined : sql`m.mission = ${mission}`,
      country === undefined ? undefined : sql`m.country = ${country}`,
    ])}`,
  files: (filter) => sql`
    select ${recipientColumns} from application a left join account c on c.id = a.applicant_id
    where ${joinConditions([isReachable, sql`a.status <> 'DRAFT'`, ...applicationConditions(filter)])}`,
  drafts: ({ status: _all, ...filter }) => sql`
    select ${recipientColumns} from application a left join account c on c.id = a.applicant_id
    where ${joinConditions([isReachable, sql`a.status = 'DRAFT'`, ...applicationConditions(filter)])}`,
}

/** Selects the recipients of an audience, each once, with channel and language. */
export const selectRecipients = ({ kind, ...filter }: Audience) => perAddress(groups[kind](filter))

/** True if a recipient has received the maximum number of broadcasts in the last seven days. */
export const hasReachedWeeklyLimit = (recipient: RawBuilder<unknown>, max: number) => sql<boolean>`(
  select count(*) from broadcast_recipient had
  where had.recipient = ${recipient} and had.state = 'told' and had.told_at > now() - interval '7 days') >= ${max}`
