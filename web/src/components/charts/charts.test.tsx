import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { BarChart } from './bar-chart.tsx'
import { chartMessages } from './chart-messages.ts'
import { LineChart } from './line-chart.tsx'
import { layoutPoints } from './line-layout.ts'
import { findNextIndex } from './use-roving-tab-index.ts'
import { formatCompactNumber } from './use-value-format.ts'
import { StackedBarChart } from './stacked-bar-chart.tsx'
import { units } from './units.ts'

const render = (locale: Locale, chart: ReactNode) =>
  renderToString(
    <LanguageProvider initial={locale}>
      <StaticRouter location="/dashboard">{chart}</StaticRouter>
    </LanguageProvider>,
  ).replaceAll('<!-- -->', '')

const districts = [
  { label: 'টাঙ্গাইল', value: 1200, href: '/education-allowance?district=93' },
  { label: 'ঢাকা', value: 300 },
]

describe('bar chart', () => {
  it('shows each value in the reader’s digits, names it for screen readers, and has a table', () => {
    const bangla = render('bn', <BarChart title="জেলা" unit={units.count} rows={districts} />)
    expect(bangla).toContain('<span class="sr-only">টাঙ্গাইল: ১,২০০টি</span>')
    expect(bangla).toContain('<span class="sr-only">ঢাকা: ৩০০টি</span>')
    expect(bangla).toContain('<th scope="row" class="px-2 py-1.5 font-normal">ঢাকা</th>')
    expect(bangla).toContain(chartMessages.asTable.bn)
    expect(render('en', <BarChart title="District" unit={units.taka} rows={districts} />)).toContain(
      '>ঢাকা: BDT 300</span>',
    )
  })
  it('is one tab stop, and a bar with a list is a link', () => {
    const html = render('en', <BarChart title="District" unit={units.count} rows={districts} />)
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*href="\/education-allowance\?district=93"/)
  })
  it('shows a message without data', () => {
    const html = render('en', <BarChart title="District" unit={units.count} rows={[{ label: 'Dhaka', value: 0 }]} />)
    expect(html).toContain(chartMessages.nothing.en)
    expect(html).not.toContain('<table')
  })
})

it('draws parts of a whole: each with its own pattern and its number in the name', () => {
  const rows = [{ label: 'Dhaka', values: [3, 2, 1] }]
  const html = render(
    'en',
    <StackedBarChart title="States" unit={units.count} parts={['Waiting', 'Sent back', 'Late']} rows={rows} />,
  )
  expect(html).toContain('>Dhaka: 6 (Waiting 3, Sent back 2, Late 1)</span>')
  expect(new Set(html.match(/background-(?:image|color):[^;"]+/g)).size).toBe(3)
})

it('draws a line whose points are readable in full', () => {
  const points = [
    { x: 'July 2026', y: 0 },
    { x: 'August 2026', y: 12_500_000 },
  ]
  const html = render('en', <LineChart title="Paid" unit={units.taka} points={points} />)
  expect(html).toContain('>August 2026: BDT 12,500,000</span>')
  expect(html).toContain('BDT 12.5 m')
})

describe('arrow keys', () => {
  it('move from value to value, stop at the ends, and leave other keys alone', () => {
    expect([
      findNextIndex('ArrowRight', 0, 3),
      findNextIndex('ArrowDown', 2, 3),
      findNextIndex('ArrowLeft', 0, 3),
    ]).toEqual([1, 2, 0])
    expect([
      findNextIndex('Home', 2, 3),
      findNextIndex('End', 0, 3),
      findNextIndex('Enter', 0, 3),
      findNextIndex('End', 0, 0),
    ]).toEqual([0, 2, undefined, undefined])
  })
})

describe('labels of a line chart', () => {
  const year = Array.from({ length: 12 }, (_, month) => ({ x: `m${month}`, y: month === 4 ? 50 : 10 + month }))
  it('are the last value, the highest and the lowest, and three words below it on a phone', () => {
    const spots = layoutPoints(year)
    expect(spots.filter(({ hasValueLabel }) => hasValueLabel).map(({ x }) => x)).toEqual(['m0', 'm4', 'm11'])
    expect(spots.filter(({ hasAxisLabel }) => hasAxisLabel).map(({ x }) => x)).toEqual(['m0', 'm6', 'm11'])
    expect([spots[0]?.left, spots[11]?.left, spots[4]?.top]).toEqual([0, 100, 20])
  })
  it('omit overlapping numbers', () => {
    const rising = layoutPoints(year.map(({ x }, month) => ({ x, y: month })))
    expect(rising.filter(({ hasValueLabel }) => hasValueLabel).map(({ x }) => x)).toEqual(['m0', 'm11'])
  })
  it('use lakh and crore in Bangla, thousand and million in English', () => {
    expect([
      formatCompactNumber(12_500_000, 'bn'),
      formatCompactNumber(250_000, 'bn'),
      formatCompactNumber(99_999, 'bn'),
    ]).toEqual(['১.৩ কোটি', '২.৫ লাখ', '৯৯,৯৯৯'])
    expect([formatCompactNumber(12_500_000, 'en'), formatCompactNumber(250_000, 'en')]).toEqual(['12.5 m', '250 k'])
  })
})
