import { sql, type RawBuilder } from 'kysely'
import { monthNames } from '../../../domain/src/language/dates.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Asking, Point, Series } from './board.ts'
import { lastTwelveMonths } from './spans.ts'

const monthLabel = (month: string): Bilingual => {
  const [year = '', number = ''] = month.split('-')
  const place = Number(number) - 1
  const digits = digitsInBoth(year)
  return { bn: `${monthNames('bn')[place] ?? ''} ${digits.bn}`, en: `${monthNames('en')[place] ?? ''} ${digits.en}` }
}

/** Twelve months, also those in which nothing happened. */
async function byMonth({ db, today, services }: Asking, day: 'received_on' | 'paid_on', what: RawBuilder<unknown>): Promise<Point[]> {
  const months = lastTwelveMonths(today)
  const { rows } = await sql<{ x: string; y: number }>`
    select to_char(${sql.ref(day)}, 'YYYY-MM') as x, ${what}::float8 as y from report_file
    where service = any(${services.map(({ id }) => id)}) and ${sql.ref(day)} between ${`${months[0] ?? ''}-01`}::date and ${today}::date
    group by 1`.execute(db)
  const counted = new Map(rows.map(({ x, y }) => [x, y]))
  return months.map((x) => ({ x, y: counted.get(x) ?? 0, label: monthLabel(x) }))
}

export const receivedByMonth: Series = {
  code: 'RECEIVED_BY_MONTH',
  label: { bn: 'মাসে মাসে জমা পড়া আবেদন', en: 'Applications received, month by month' },
  shape: 'line',
  points: (asking) => byMonth(asking, 'received_on', sql`count(*)`),
}

export const paidByMonth: Series = {
  code: 'PAID_BY_MONTH',
  label: { bn: 'মাসে মাসে পরিশোধ করা টাকা', en: 'Taka paid, month by month' },
  unit: 'taka',
  shape: 'line',
  points: (asking) => byMonth(asking, 'paid_on', sql`sum(paid)`),
}
