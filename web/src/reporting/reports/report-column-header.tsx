import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { ReportResponseColumn } from './report-endpoints.ts'
import { isNumeric } from './format-report-value.ts'
import { sortDirection, nextSort } from './report-params.ts'

/** The header of a column. Sorting is a link: the order is part of the URL. */
export function ReportColumnHeader({
  column,
  sort,
  isFirst,
}: {
  column: ReportResponseColumn
  sort: string | undefined
  isFirst: boolean
}) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const { id, label, labelBng, kind, sortYn } = column
  const order = sortDirection(sort, id)
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
        'border-b-2 border-edge bg-card px-2 py-2 align-bottom text-sm font-semibold text-muted',
        'sm:sticky sm:top-0 print:static print:px-1 print:text-xs',
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
