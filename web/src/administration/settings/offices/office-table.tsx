import { officeTypeNames } from '@wewb/domain/reference/office-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { useSettingsPermission } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import type { Office } from './use-offices.ts'
import { officeMessages } from './messages.ts'

type Acts = { onEdit(office: Office): void; onClose(office: Office): void }

export function OfficeTable({ list, ...acts }: Acts & { list: readonly Office[] }) {
  const { text } = useLanguage()
  const columns = useColumns(acts)
  return (
    <DataTable caption={text(officeMessages.title)} columns={columns} rows={list} rowId={({ officeId }) => officeId} />
  )
}

function useColumns({ onEdit, onClose }: Acts): Column<Office>[] {
  const { text, number } = useLanguage()
  const mayEdit = useSettingsPermission('edit')
  const nameOf = ({ name, nameBng }: { name: string; nameBng: string }) => text({ bn: nameBng, en: name })
  const acts: Column<Office> = {
    id: 'acts',
    header: text(shared.acts),
    cell: (office) => (
      <span className="-mx-3 -my-1.5 flex flex-wrap md:flex-nowrap">
        <Button variant="quiet" isSmall onClick={() => onEdit(office)}>
          {text(shared.change)}
          <span className="sr-only">{`: ${nameOf(office)}`}</span>
        </Button>
        <Button variant="quiet" isSmall onClick={() => onClose(office)}>
          {text(office.closedAt ? officeMessages.reopen : officeMessages.close)}
          <span className="sr-only">{`: ${nameOf(office)}`}</span>
        </Button>
      </span>
    ),
  }
  return [
    {
      id: 'office',
      header: text(officeMessages.office),
      cell: (office) => (
        <span className="inline-block wrap-anywhere md:max-w-xs">
          <span className="block font-semibold">{nameOf(office)}</span>
          <span className="block text-sm text-muted">{text(officeTypeNames[office.type])}</span>
          <span lang="en" className="block text-xs text-muted">
            {office.code}
          </span>
        </span>
      ),
    },
    {
      id: 'places',
      header: text(officeMessages.places),
      cell: ({ places }) => (
        <span className="wrap-anywhere">{places.map(nameOf).join(', ') || text(officeMessages.everywhere)}</span>
      ),
    },
    { id: 'people', header: text(officeMessages.people), isNumeric: true, cell: ({ people }) => number(people) },
    {
      id: 'state',
      header: text(officeMessages.state),
      cell: ({ closedAt }) => (
        <StatusBadge status={closedAt ? 'draft' : 'done'}>
          {text(closedAt ? officeMessages.closed : officeMessages.open)}
        </StatusBadge>
      ),
    },
    ...(mayEdit ? [acts] : []),
  ]
}
