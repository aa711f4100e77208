import type { CatalogueList } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { ListRow } from './use-lists.ts'
import { words } from './words.ts'

/** The reader's own language first, the other one under it. Parents and order only where the list has them. */
export function useColumns(list: CatalogueList, rows: readonly ListRow[], onEdit: ((row: ListRow) => void) | undefined): Column<ListRow>[] {
  const { text, locale, digits } = useLanguage()
  const nameOf = ({ name, nameBng }: { name: string; nameBng: string }) => text({ bn: nameBng, en: name })
  const hasOrder = rows.some(({ position }) => position !== null)
  return [
    {
      id: 'name',
      header: text(words.name),
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
      header: text(words.code),
      cell: ({ code }) => (
        <span lang="en" className="break-all tabular-nums">
          {code}
        </span>
      ),
    },
    ...(list.within.length > 0
      ? [{ id: 'parents', header: text(words.belongsTo), cell: ({ parents }: ListRow) => parents.map(nameOf).join(', ') || '–' }]
      : []),
    ...(hasOrder
      ? [{ id: 'order', header: text(words.order), isNumeric: true, cell: ({ position }: ListRow) => (position === null ? '–' : digits(String(position))) }]
      : []),
    {
      id: 'state',
      header: text(words.state),
      cell: ({ activeYn, origin }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={activeYn === 'Y' ? 'done' : 'draft'}>{text(activeYn === 'Y' ? words.OPEN : words.CLOSED)}</StatusBadge>
          {origin !== 'START' && <span className="text-sm text-muted">{text(words[origin])}</span>}
        </span>
      ),
    },
    ...(onEdit
      ? [
          {
            id: 'act',
            header: text(words.act),
            cell: (row: ListRow) => (
              <Button look="quiet" isSmall className="-my-1.5 -ml-3" onClick={() => onEdit(row)}>
                {text(words.edit)}
                <span className="sr-only">: {nameOf(row)}</span>
              </Button>
            ),
          },
        ]
      : []),
  ] // prettier-ignore
}
