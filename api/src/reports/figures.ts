import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { ageBands, nameOfBand } from '../../../domain/src/reports/general/age-bands.ts'
import { standing } from '../../../domain/src/reports/columns.ts'
import { generalReports } from '../../../domain/src/reports/general/catalogue.ts'
import { bandOf } from './age-bands.ts'

/** A figure that has a list of files behind it. What it counts and what the list shows are one condition, so that they agree. */
export type Figure = {
  label: Bilingual
  /** Which of its days must lie in the period. */
  day: 'received_on' | 'approved_on' | 'decided_on' | 'paid_on'
  counts: RawBuilder<SqlBool>
}

const isLive = sql<SqlBool>`file.status <> 'WITHDRAWN'`
const at = (code: number) => sql<SqlBool>`(file.approval_status = ${sql.lit(code)} and ${isLive})`
const isDeath = sql<SqlBool>`(file.service = 'bereavement' or file.purpose in ('DEAD_BODY', 'BURIAL_ABROAD'))`

const labels = new Map([...standing, ...generalReports.flatMap(({ columns }) => columns)].map(({ id, label }) => [id, label]))
const figure = (id: string, day: Figure['day'], counts: RawBuilder<SqlBool>): [string, Figure] => [
  id,
  { label: labels.get(id) ?? { bn: id, en: id }, day, counts },
]

export const figures: ReadonlyMap<string, Figure> = new Map([
  figure('received', 'received_on', sql<SqlBool>`true`),
  figure('pending', 'received_on', at(0)),
  figure('forwarded', 'received_on', at(1)),
  figure('sentBack', 'received_on', at(-1)),
  figure('approved', 'received_on', at(2)),
  figure('rejected', 'received_on', at(-2)),
  figure('withdrawn', 'received_on', sql<SqlBool>`file.status = 'WITHDRAWN'`),
  figure('paidNumber', 'received_on', sql<SqlBool>`file.paid_on is not null`),
  figure('members', 'approved_on', sql<SqlBool>`(file.service = 'wewb-membership' and ${at(2)})`),
  // The file of a death and the journey home that followed from it are one death: only the first of a case counts.
  figure('deaths', 'received_on', sql<SqlBool>`(${isDeath} and file.case_id is null)`),
  figure('broughtHome', 'received_on', sql<SqlBool>`(file.service = 'fa-repatriation' and file.purpose = 'DEAD_BODY' and file.stage in ('ARRIVED', 'HANDED_OVER'))`),
  figure('buriedAbroad', 'received_on', sql<SqlBool>`(file.service = 'fa-repatriation' and file.stage = 'BURIED_ABROAD')`),
  figure('compensation', 'approved_on', sql<SqlBool>`(file.service = 'compensation' and ${at(2)})`),
  ['approvedThen', { label: { bn: 'এই সময়ে অনুমোদিত', en: 'Approved in this time' }, day: 'approved_on', counts: at(2) }],
  ['decidedThen', { label: { bn: 'এই সময়ে সিদ্ধান্ত হয়েছে', en: 'Decided in this time' }, day: 'decided_on', counts: sql<SqlBool>`true` }],
  ['rejectedThen', { label: { bn: 'এই সময়ে নামঞ্জুর', en: 'Rejected in this time' }, day: 'decided_on', counts: at(-2) }],
  ['paidThen', { label: { bn: 'এই সময়ে পরিশোধিত', en: 'Paid in this time' }, day: 'paid_on', counts: sql<SqlBool>`true` }],
  ...ageBands.map((band, index): [string, Figure] => [`age${index}`, { label: nameOfBand(band), day: 'received_on', counts: sql<SqlBool>`${bandOf} = ${sql.lit(index)}` }]),
]) // prettier-ignore

export const countOf = (name: string): RawBuilder<number> => sql`count(*) filter (where ${conditionOf(name)})::int`
export const conditionOf = (name: string): RawBuilder<SqlBool> => figures.get(name)?.counts ?? sql<SqlBool>`false`
