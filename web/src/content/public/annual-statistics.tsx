import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { homeMessages } from './messages.ts'

/** Shows the Board's figures of this year; hidden while there are none. */
export function AnnualStatistics() {
  const { text, number, digits } = useLanguage()
  const figures = usePageData().data.landing?.figures
  if (!figures) return null
  const statistics = [
    [number(figures.received), homeMessages.received],
    [number(figures.approved), homeMessages.approved],
    [number(figures.amount), homeMessages.amount],
    [number(figures.members), homeMessages.members],
  ] as const
  return (
    <section aria-labelledby="figures" className="border-t border-line bg-card">
      <div className="mx-auto max-w-[1200px] px-4 py-12">
        <h2 id="figures" className="text-xl font-bold">
          {text(homeMessages.figures, { year: digits(figures.year) })}
        </h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {statistics.map(([value, label]) => (
            <div key={label.en} className="flex flex-col-reverse">
              <dt className="text-muted">{text(label)}</dt>
              <dd className="text-2xl font-bold text-brand tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
