import type { CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import type { ListRow } from './use-lists.ts'
import { listMessages } from './messages.ts'

/** Shows the current language first, the other below. Parents and order only where the list has them. */
export function useListRowColumns(
  list: CatalogueList,
  rows: readonly ListRow[],
  onEdit: ((row: ListRow) => void) | undefined,
): Column<ListRow>[] {
  const { text, locale, digits } = useLanguage()
  const nameOf = ({ name, nameBng }: { name: string; nameBng: string }) => text({ bn: nameBng, en: name })
  const hasOrder = rows.some(({ position }) => position !== null)
  return [
    {
      id: 'name',
      header: text(listMessages.name),
      cell: (row) => (
        <>
          <span className="block font-semibold">{nameOf(row)}</span>
          <span lang={locale === 'bn' ? 'en' : 'bn'} className="block text-sm text-muted">
            {locale === 'bn' ? row.name : row.nameBng}
          </span>
        </>
      ),
    },
    {
      id: 'code',
      header: text(listMessages.code),
      cell: ({ code }) => (
        <span lang="en" className="break-all tabular-nums">
          {code}
        </span>
      ),
    },
    ...(list.within.length > 0
      ? [
          {
            id: 'parents',
            header: text(listMessages.belongsTo),
            cell: ({ parents }: ListRow) => parents.map(nameOf).join(', ') || '–',
          },
        ]
      : []),
    ...(hasOrder
      ? [
          {
            id: 'order',
            header: text(listMessages.order),
            isNumeric: true,
            cell: ({ position }: ListRow) => (position === null ? '–' : digits(String(position))),
          },
        ]
      : []),
    {
      id: 'state',
      header: text(listMessages.state),
      cell: ({ activeYn, origin }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={activeYn === 'Y' ? 'done' : 'draft'}>
            {text(activeYn === 'Y' ? listMessages.OPEN : listMessages.CLOSED)}
          </StatusBadge>
          {origin !== 'START' && <span className="text-sm text-muted">{text(listMessages[origin])}</span>}
        </span>
      ),
    },
    ...(onEdit
      ? [
          {
            id: 'act',
            header: text(listMessages.act),
            cell: (row: ListRow) => (
              <Button variant="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => onEdit(row)}>
                {text(listMessages.edit)}
                <span className="sr-only">: {nameOf(row)}</span>
              </Button>
            ),
          },
        ]
      : []),
  ]
}
