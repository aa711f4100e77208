import { monthNames } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { DashboardContext, Point, Series } from './dashboard-definition.ts'
import { lastTwelveMonths } from './periods.ts'
import { countReceivedByMonth, sumPaidByMonth } from './series-queries.ts'

const monthLabel = (month: string): Bilingual => {
  const [year = '', number = ''] = month.split('-')
  const index = Number(number) - 1
  const digits = bilingualDigits(year)
  return { bn: `${monthNames('bn')[index] ?? ''} ${digits.bn}`, en: `${monthNames('en')[index] ?? ''} ${digits.en}` }
}

/** Returns twelve months, including those with zero. */
async function byMonth(
  { db, today, services }: DashboardContext,
  count: typeof countReceivedByMonth,
): Promise<Point[]> {
  const months = lastTwelveMonths(today)
  const ids = services.map(({ id }) => id)
  const rows = await count(db, ids, { from: `${months[0] ?? ''}-01`, to: today })
  const counted = new Map(rows.map(({ x, y }) => [x, y]))
  return months.map((x) => ({ x, y: counted.get(x) ?? 0, label: monthLabel(x) }))
}

export const receivedByMonth: Series = {
  code: 'RECEIVED_BY_MONTH',
  label: { bn: 'মাসে মাসে জমা পড়া আবেদন', en: 'Applications received, month by month' },
  shape: 'line',
  points: (context) => byMonth(context, countReceivedByMonth),
}

export const paidByMonth: Series = {
  code: 'PAID_BY_MONTH',
  label: { bn: 'মাসে মাসে পরিশোধ করা টাকা', en: 'Taka paid, month by month' },
  unit: 'taka',
  shape: 'line',
  points: (context) => byMonth(context, sumPaidByMonth),
}
