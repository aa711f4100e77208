import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { classes, focusRing } from '../../ui/look.ts'
import type { AnswerColumn } from './report-calls.ts'
import { isNumeric } from './show-value.ts'
import { isSortedBy, nextSort } from './sort-order.ts'

/** The head of a column. Sorting is a link: the order stands in the address like everything else. */
export function ReportHeading({ column, sort, isFirst }: { column: AnswerColumn; sort: string | undefined; isFirst: boolean }) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const { id, label, labelBng, kind, sortYn } = column
  const order = isSortedBy(sort, id)
  const numeric = isNumeric(kind)
  const name = text({ bn: labelBng, en: label })
  const to = new URLSearchParams(query)
  const next = nextSort(sort, id, numeric)
  to.delete('page')
  if (next) to.set('sort', next)
  else to.delete('sort')
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      {...(order && { 'aria-sort': order })}
      className={classes(
        'border-b-2 border-edge bg-card px-2 py-2 align-bottom text-sm print:text-xs font-semibold text-muted print:px-1 sm:sticky sm:top-0 print:static',
        isFirst ? 'sm:left-0 sm:z-20' : 'sm:z-10',
        numeric && 'text-right',
      )}
    >
      {sortYn === 'Y' ? (
        <Link
          to={`?${to}`}
          className={classes(
            'inline-flex min-h-9 items-end gap-0.5 rounded-sm text-muted no-underline hover:text-ink',
            numeric && 'justify-end',
            focusRing,
          )}
        >
          {name}
          <Icon aria-hidden size={14} className={classes('mb-1 shrink-0 print:hidden', !order && 'opacity-60')} />
        </Link>
      ) : (
        name
      )}
    </th>
  )
}
