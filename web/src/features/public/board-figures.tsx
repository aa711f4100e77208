import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { words } from './words.ts'

/** What the board has done this year, in four numbers; before the first there is nothing to show. */
export function BoardFigures() {
  const { text, number, digits } = useLanguage()
  const figures = usePageData().data.landing?.figures
  if (!figures) return null
  const shown = [
    [number(figures.received), words.received],
    [number(figures.approved), words.approved],
    [number(figures.amount), words.amount],
    [number(figures.members), words.members],
  ] as const
  return (
    <section aria-labelledby="figures" className="border-t border-line bg-card">
      <div className="mx-auto max-w-[1200px] px-4 py-12">
        <h2 id="figures" className="text-xl font-bold">
          {text(words.figures, { year: digits(figures.year) })}
        </h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {shown.map(([value, label]) => (
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
