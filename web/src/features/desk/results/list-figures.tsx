import { useLanguage } from '../../../i18n/language.tsx'
import { listStateWords, words } from './merit-words.ts'

type Props = { state: string; eligible: number; selected: number; total: string; memoNo?: string | null }

/** The list in four figures, before anybody reads its lines. */
export function ListFigures({ state, eligible, selected, total, memoNo }: Props) {
  const { text, number } = useLanguage()
  const figures = [
    { name: words.state, value: listStateWords[state] ? text(listStateWords[state]) : state },
    { name: words.eligible, value: number(eligible) },
    { name: words.selected, value: number(selected) },
    { name: words.total, value: text(words.taka, { amount: number(total.replace(/\.00$/, '')) }) },
    ...(memoNo ? [{ name: words.memo, value: memoNo }] : []),
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {figures.map(({ name, value }) => (
        <div key={name.en} className="rounded-control bg-draft-soft px-4 py-3">
          <dt className="text-sm text-muted">{text(name)}</dt>
          <dd className="text-lg font-bold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
