import { useLanguage } from '../../i18n/language.tsx'
import { FilterChoice } from '../../ui/filters.tsx'
import type { AnswerColumn } from './report-calls.ts'
import { words } from './words.ts'

/** Where rows are cards there are no headings to press. */
export function SortChoice({ columns, sort }: { columns: readonly AnswerColumn[]; sort: string | undefined }) {
  const { text } = useLanguage()
  const sortable = columns.filter(({ sortYn }) => sortYn === 'Y')
  if (sortable.length === 0) return null
  const options = sortable.flatMap(({ id, label, labelBng }) => [
    { value: `-${id}`, label: text(words.largeFirst, { name: { bn: labelBng, en: label } }) },
    { value: id, label: text(words.smallFirst, { name: { bn: labelBng, en: label } }) },
  ])
  return (
    <div className="sm:hidden print:hidden">
      <FilterChoice id="sort" width="w-full" label={text(words.sortBy)} none={text(words.sortNone)} value={sort} options={options} />
    </div>
  )
}
