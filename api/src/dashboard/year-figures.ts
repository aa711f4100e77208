import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FigureUnit } from '../../../domain/src/contracts/dashboard.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Asking, Headline } from './board.ts'
import { complaintsUnsettled, daysHome, decidedInTime, referred } from './year-figures-of-their-own.ts'
import { yearSoFar, type Days } from './spans.ts'

/** What of the narrow rows of the reports is counted: which files, by which of their days, and what of them is added up. */
type YearFigure = {
  code: string
  label: Bilingual
  unit?: FigureUnit
  services?: readonly string[]
  day: 'received_on' | 'decided_on' | 'approved_on' | 'paid_on'
  where?: RawBuilder<SqlBool>
  adds?: RawBuilder<number>
}

const granted = sql<number>`coalesce(sum(amount), 0)`
const paid = sql<number>`coalesce(sum(paid), 0)`

const figures: readonly YearFigure[] = [
  { code: 'YEAR_RECEIVED', day: 'received_on', label: { bn: 'জমা পড়া আবেদন', en: 'Applications received' } },
  { code: 'YEAR_DECIDED', day: 'decided_on', label: { bn: 'সিদ্ধান্ত হওয়া আবেদন', en: 'Applications decided' } },
  { code: 'YEAR_SANCTIONED', day: 'approved_on', unit: 'taka', adds: granted, label: { bn: 'মঞ্জুর করা টাকা', en: 'Taka sanctioned' } },
  { code: 'YEAR_PAID', day: 'paid_on', unit: 'taka', adds: paid, label: { bn: 'পরিশোধ করা টাকা', en: 'Taka paid' } },
  {
    // The file of a death and the journey home that followed from it are one death.
    code: 'YEAR_DEATHS', day: 'received_on', services: ['bereavement', 'fa-repatriation'], label: { bn: 'নিবন্ধিত মৃত্যু', en: 'Deaths registered' },
    where: sql<SqlBool>`(file.service = 'bereavement' or file.purpose in ('DEAD_BODY', 'BURIAL_ABROAD')) and file.case_id is null`,
  },
  {
    code: 'YEAR_BODIES', day: 'received_on', services: ['fa-repatriation'], label: { bn: 'দেশে আনা মৃতদেহ', en: 'Bodies brought home' },
    where: sql<SqlBool>`file.purpose = 'DEAD_BODY' and file.stage in ('ARRIVED', 'HANDED_OVER')`,
  },
  { code: 'YEAR_FAMILIES', day: 'paid_on', services: ['fa-financial-assistance'], label: { bn: 'আর্থিক অনুদান পাওয়া পরিবার', en: 'Families paid financial assistance' } },
  { code: 'YEAR_MEDICAL', day: 'approved_on', services: ['fa-medical-assistance'], label: { bn: 'মঞ্জুর চিকিৎসা সহায়তা', en: 'Medical cases granted' } },
  { code: 'YEAR_MEDICAL_AVERAGE', day: 'approved_on', services: ['fa-medical-assistance'], unit: 'taka', adds: sql<number>`coalesce(round(avg(amount)), 0)`, label: { bn: 'চিকিৎসা সহায়তার গড় টাকা', en: 'Average medical grant' } },
  { code: 'YEAR_STIPENDS', day: 'approved_on', services: ['edu-allowance'], unit: 'people', label: { bn: 'শিক্ষাবৃত্তি পাওয়া শিক্ষার্থী', en: 'Students granted a stipend' } },
  { code: 'YEAR_DISABILITY', day: 'approved_on', services: ['dis-allowance'], unit: 'people', label: { bn: 'প্রতিবন্ধী ভাতা পাওয়া সন্তান', en: 'Children granted the disability allowance' } },
  { code: 'YEAR_MEMBERS', day: 'approved_on', services: ['wewb-membership'], unit: 'people', label: { bn: 'নতুন সদস্য', en: 'New members' } },
  { code: 'YEAR_RETURNEES', day: 'received_on', services: ['re-integration'], unit: 'people', label: { bn: 'নিবন্ধিত প্রত্যাগত কর্মী', en: 'Returnees registered' } },
  { code: 'YEAR_RETURNEES_PAID', day: 'paid_on', services: ['re-integration'], unit: 'people', label: { bn: 'নগদ সহায়তা পাওয়া প্রত্যাগত কর্মী', en: 'Returnees paid cash' } },
] // prettier-ignore

const idsOf = ({ services: own }: YearFigure, { services }: Asking) =>
  services.map(({ id }) => id).filter((id) => own === undefined || own.includes(id))

const which = (figure: YearFigure, asking: Asking, { from, to }: Days) => sql<SqlBool>`
  file.service = any(${idsOf(figure, asking)}) and ${sql.ref(`file.${figure.day}`)} between ${from}::date and ${to}::date
  ${figure.where ? sql`and ${figure.where}` : sql``}`

/** Both years are asked by their own days: one question over both would read the months between them too. */
const headlineOf = (figure: YearFigure): Headline => {
  const { adds = sql<number>`count(*)`, ...named } = figure
  const sumOf = (asking: Asking, days: Days) => sql<number>`(select ${adds} from report_file file where ${which(figure, asking, days)})::float8`
  return {
    ...named,
    files: (eb, asking) =>
      eb('id', 'in', sql<number>`(select application_id from report_file file where ${which(figure, asking, yearSoFar(asking.today))})`),
    count: async (asking) => {
      const { before, ...now } = yearSoFar(asking.today)
      const { rows } = await sql<{ value: number; earlier: number }>`
        select ${sumOf(asking, now)} as value, ${sumOf(asking, before)} as earlier`.execute(asking.db)
      const { value = 0, earlier = 0 } = rows[0] ?? {}
      return { value, change: { kind: 'last-year', value: earlier } }
    },
  }
} // prettier-ignore

const after = (code: string, headline: Headline) => (all: Headline[]) =>
  all.toSpliced(all.findIndex((one) => one.code === code) + 1, 0, headline)

/** domain/6-reports.md 6.4, the director's headline figures, in its order. */
export const headlines: readonly Headline[] = [
  after('YEAR_DECIDED', decidedInTime),
  after('YEAR_BODIES', daysHome),
  after('YEAR_RETURNEES_PAID', referred),
].reduce((all, insert) => insert(all), [...figures.map(headlineOf), complaintsUnsettled])
