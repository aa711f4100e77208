import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { useSettingsPermission } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { useFormatMoney, type Fee, type MissionFee } from './use-fees.ts'
import { feeMessages } from './messages.ts'

type Acts = { onEdit(row: MissionFee): void; onRevoke(row: MissionFee, coming: Fee): void }

export function FeeTable({ list, ...acts }: Acts & { list: readonly MissionFee[] }) {
  const { text } = useLanguage()
  const columns = useColumns(acts)
  return <DataTable caption={text(feeMessages.title)} columns={columns} rows={list} rowId={({ mission }) => mission} />
}

function useColumns({ onEdit, onRevoke }: Acts): Column<MissionFee>[] {
  const { text } = useLanguage()
  const mayEdit = useSettingsPermission('edit')
  const nameOf = (row: MissionFee) => text({ bn: row.missionNameBng, en: row.missionName })
  const acts: Column<MissionFee> = {
    id: 'acts',
    header: text(shared.acts),
    cell: (row) => (
      <span className="-mx-3 -my-1.5 flex">
        <Button variant="quiet" isSmall onClick={() => onEdit(row)}>
          {text(row.current ? shared.change : feeMessages.set)}
          <span className="sr-only">{`: ${nameOf(row)}`}</span>
        </Button>
      </span>
    ),
  }
  return [
    {
      id: 'mission',
      header: text(feeMessages.mission),
      cell: (row) => <strong className="wrap-anywhere">{nameOf(row)}</strong>,
    },
    {
      id: 'fee',
      header: text(feeMessages.charged),
      cell: (row) => <FeeNow row={row} mayEdit={mayEdit} onRevoke={onRevoke} />,
    },
    ...(mayEdit ? [acts] : []),
  ]
}

type NowProps = { row: MissionFee; mayEdit: boolean; onRevoke: Acts['onRevoke'] }

/** Shows the current, scheduled and past fees. */
function FeeNow({ row, mayEdit, onRevoke }: NowProps) {
  const { text, date } = useLanguage()
  const money = useFormatMoney()
  const both = ({ fee, premium, currency }: Fee) => ({ fee: money(fee, currency), premium: money(premium, currency) })
  return (
    <div className="grid gap-2">
      {row.current ? (
        <span>{text(feeMessages.both, both(row.current))}</span>
      ) : (
        <span className="text-muted">{text(feeMessages.byDefault)}</span>
      )}
      {row.coming.map((coming) => (
        <span key={coming.validFrom} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status="in-process">{text(shared.coming)}</StatusBadge>
          <span>
            {text(shared.comes, { date: date(coming.validFrom) })}:{' '}
            <strong>{text(feeMessages.both, both(coming))}</strong>
          </span>
          {mayEdit && (
            <Button variant="quiet" isSmall className="-mx-3 -my-1.5" onClick={() => onRevoke(row, coming)}>
              {text(shared.revoke)}
              <span className="sr-only">{`: ${text({ bn: row.missionNameBng, en: row.missionName })}`}</span>
            </Button>
          )}
        </span>
      ))}
      {row.past.length > 0 && (
        <details className="text-sm text-muted">
          <summary className="min-h-11 cursor-pointer py-2.5">
            {text(feeMessages.earlier, { n: row.past.length })}
          </summary>
          <ul className="grid gap-1">
            {row.past.map((past) => (
              <li key={past.validFrom}>
                {text(feeMessages.earlierLine, { date: date(past.validFrom), ...both(past) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
