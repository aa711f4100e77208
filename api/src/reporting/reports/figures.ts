import type { RawBuilder, SqlBool } from 'kysely'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ageBands, ageBandName } from '@wewb/domain/reporting/general/age-bands'
import { statusColumns } from '@wewb/domain/reporting/columns'
import { generalReports } from '@wewb/domain/reporting/catalogue'
import { figureConditions, isInAgeBand } from './figure-queries.ts'

/** A figure with a drill-down list. Count and list use the same condition, so that they agree. */
export type ReportFigure = {
  label: Bilingual
  /** The date that must be in the period. */
  day: 'received_on' | 'approved_on' | 'decided_on' | 'paid_on'
  condition: RawBuilder<SqlBool>
}

const labels = new Map(
  [...statusColumns, ...generalReports.flatMap(({ columns }) => columns)].map(({ id, label }) => [id, label]),
)
const figure = (
  id: keyof typeof figureConditions,
  day: ReportFigure['day'],
  label: Bilingual = labels.get(id) ?? { bn: id, en: id },
): [string, ReportFigure] => [id, { label, day, condition: figureConditions[id] }]

export const reportFigures: ReadonlyMap<string, ReportFigure> = new Map([
  figure('received', 'received_on'),
  figure('pending', 'received_on'),
  figure('forwarded', 'received_on'),
  figure('sentBack', 'received_on'),
  figure('approved', 'received_on'),
  figure('rejected', 'received_on'),
  figure('withdrawn', 'received_on'),
  figure('paidNumber', 'received_on'),
  figure('members', 'approved_on'),
  figure('deaths', 'received_on'),
  figure('broughtHome', 'received_on'),
  figure('buriedAbroad', 'received_on'),
  figure('compensation', 'approved_on'),
  figure('approvedThen', 'approved_on', { bn: 'এই সময়ে অনুমোদিত', en: 'Approved in this time' }),
  figure('decidedThen', 'decided_on', { bn: 'এই সময়ে সিদ্ধান্ত হয়েছে', en: 'Decided in this time' }),
  figure('rejectedThen', 'decided_on', { bn: 'এই সময়ে নামঞ্জুর', en: 'Rejected in this time' }),
  figure('paidThen', 'paid_on', { bn: 'এই সময়ে পরিশোধিত', en: 'Paid in this time' }),
  ...ageBands.map((band, index): [string, ReportFigure] => [
    `age${index}`,
    { label: ageBandName(band), day: 'received_on', condition: isInAgeBand(index) },
  ]),
])
