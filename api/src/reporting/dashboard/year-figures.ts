import type { FigureUnit } from '@wewb/domain/reporting/dashboard-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { DashboardContext, Headline } from './dashboard-definition.ts'
import { overdueComplaints, averageRepatriationDays, decidedInTime, referredReturnees } from './custom-year-figures.ts'
import { fiscalYearToDate } from './periods.ts'
import {
  grantedAverage,
  grantedSum,
  idsOfSum,
  isBroughtHome,
  isDeath,
  paidSum,
  sumReportFiles,
  type ReportFileSum,
} from './year-figure-queries.ts'

/** A figure over the report rows: its applications, the date column and the sum. */
type YearFigure = Omit<ReportFileSum, 'services'> & {
  code: string
  label: Bilingual
  unit?: FigureUnit
  services?: readonly string[]
}

const figures: readonly YearFigure[] = [
  { code: 'YEAR_RECEIVED', day: 'received_on', label: { bn: 'জমা পড়া আবেদন', en: 'Applications received' } },
  { code: 'YEAR_DECIDED', day: 'decided_on', label: { bn: 'সিদ্ধান্ত হওয়া আবেদন', en: 'Applications decided' } },
  {
    code: 'YEAR_SANCTIONED',
    day: 'approved_on',
    unit: 'taka',
    adds: grantedSum,
    label: { bn: 'মঞ্জুর করা টাকা', en: 'Taka sanctioned' },
  },
  { code: 'YEAR_PAID', day: 'paid_on', unit: 'taka', adds: paidSum, label: { bn: 'পরিশোধ করা টাকা', en: 'Taka paid' } },
  {
    code: 'YEAR_DEATHS',
    day: 'received_on',
    services: ['bereavement', 'fa-repatriation'],
    label: { bn: 'নিবন্ধিত মৃত্যু', en: 'Deaths registered' },
    where: isDeath,
  },
  {
    code: 'YEAR_BODIES',
    day: 'received_on',
    services: ['fa-repatriation'],
    label: { bn: 'দেশে আনা মৃতদেহ', en: 'Bodies brought home' },
    where: isBroughtHome,
  },
  {
    code: 'YEAR_FAMILIES',
    day: 'paid_on',
    services: ['fa-financial-assistance'],
    label: { bn: 'আর্থিক অনুদান পাওয়া পরিবার', en: 'Families paid financial assistance' },
  },
  {
    code: 'YEAR_MEDICAL',
    day: 'approved_on',
    services: ['fa-medical-assistance'],
    label: { bn: 'মঞ্জুর চিকিৎসা সহায়তা', en: 'Medical cases granted' },
  },
  {
    code: 'YEAR_MEDICAL_AVERAGE',
    day: 'approved_on',
    services: ['fa-medical-assistance'],
    unit: 'taka',
    adds: grantedAverage,
    label: { bn: 'চিকিৎসা সহায়তার গড় টাকা', en: 'Average medical grant' },
  },
  {
    code: 'YEAR_STIPENDS',
    day: 'approved_on',
    services: ['edu-allowance'],
    unit: 'people',
    label: { bn: 'শিক্ষাবৃত্তি পাওয়া শিক্ষার্থী', en: 'Students granted a stipend' },
  },
  {
    code: 'YEAR_DISABILITY',
    day: 'approved_on',
    services: ['dis-allowance'],
    unit: 'people',
    label: { bn: 'প্রতিবন্ধী ভাতা পাওয়া সন্তান', en: 'Children granted the disability allowance' },
  },
  {
    code: 'YEAR_MEMBERS',
    day: 'approved_on',
    services: ['wewb-membership'],
    unit: 'people',
    label: { bn: 'নতুন সদস্য', en: 'New members' },
  },
  {
    code: 'YEAR_RETURNEES',
    day: 'received_on',
    services: ['re-integration'],
    unit: 'people',
    label: { bn: 'নিবন্ধিত প্রত্যাগত কর্মী', en: 'Returnees registered' },
  },
  {
    code: 'YEAR_RETURNEES_PAID',
    day: 'paid_on',
    services: ['re-integration'],
    unit: 'people',
    label: { bn: 'নগদ সহায়তা পাওয়া প্রত্যাগত কর্মী', en: 'Returnees paid cash' },
  },
]

/** Restricts the figure to those of its services that the user may see. */
const visibleSum = ({ services }: DashboardContext, figure: YearFigure): ReportFileSum => ({
  ...figure,
  services: services.map(({ id }) => id).filter((id) => figure.services === undefined || figure.services.includes(id)),
})

const headlineOf = (figure: YearFigure): Headline => ({
  ...figure,
  filter: (eb, context) => eb('id', 'in', idsOfSum(visibleSum(context, figure), fiscalYearToDate(context.today))),
  count: async (context) => {
    const sums = await sumReportFiles(context.db, visibleSum(context, figure), fiscalYearToDate(context.today))
    const { value = 0, earlier = 0 } = sums ?? {}
    return { value, change: { kind: 'last-year', value: earlier } }
  },
})

const after = (code: string, headline: Headline) => (all: Headline[]) =>
  all.toSpliced(all.findIndex((one) => one.code === code) + 1, 0, headline)

/** The headline figures of the director, in the order of docs/domain/reports.md. */
export const yearHeadlines: readonly Headline[] = [
  after('YEAR_DECIDED', decidedInTime),
  after('YEAR_BODIES', averageRepatriationDays),
  after('YEAR_RETURNEES_PAID', referredReturnees),
].reduce((all, insert) => insert(all), [...figures.map(headlineOf), overdueComplaints])
