import { isWorkingDay } from '@wewb/domain/engine/evaluation/working-days'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { useSettingsPermission } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import type { Holiday } from './use-holidays.ts'
import { holidayMessages, weekdays } from './messages.ts'

type Acts = { onEdit(holiday: Holiday): void; onRemove(holiday: Holiday): void }
type Props = Acts & { caption: string; list: readonly Holiday[] }

const noOther: ReadonlySet<string> = new Set()

export function HolidayTable({ caption, list, ...acts }: Props) {
  const columns = useColumns(acts)
  return <DataTable caption={caption} columns={columns} rows={list} rowId={({ day }) => day} />
}

function useColumns({ onEdit, onRemove }: Acts): Column<Holiday>[] {
  const { text, date } = useLanguage()
  const [mayEdit, mayRemove] = [useSettingsPermission('edit'), useSettingsPermission('delete')]
  const nameOf = ({ name, nameBng }: Holiday) => text({ bn: nameBng, en: name })
  const acts: Column<Holiday> = {
    id: 'acts',
    header: text(shared.acts),
    cell: (holiday) => (
      <span className="-mx-3 -my-1.5 flex flex-wrap md:flex-nowrap">
        {mayEdit && (
          <Button variant="quiet" isSmall onClick={() => onEdit(holiday)}>
            {text(shared.change)}
            <span className="sr-only">{`: ${nameOf(holiday)}`}</span>
          </Button>
        )}
        {mayRemove && (
          <Button variant="quiet" isSmall onClick={() => onRemove(holiday)}>
            {text(holidayMessages.remove)}
            <span className="sr-only">{`: ${nameOf(holiday)}`}</span>
          </Button>
        )}
      </span>
    ),
  }
  return [
    {
      id: 'day',
      header: text(holidayMessages.day),
      cell: ({ day }) => <span className="md:whitespace-nowrap">{date(day)}</span>,
    },
    { id: 'weekday', header: text(holidayMessages.weekday), cell: ({ day }) => <Weekday day={day} /> },
    {
      id: 'name',
      header: text(holidayMessages.name),
      cell: (holiday) => <strong className="wrap-anywhere">{nameOf(holiday)}</strong>,
    },
    ...(mayEdit || mayRemove ? [acts] : []),
  ]
}

/** Marks a holiday on a weekend, which changes nothing. */
function Weekday({ day }: { day: string }) {
  const { text } = useLanguage()
  const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return (
    <span>
      {name && text(name)}
      {!isWorkingDay(day, noOther) && (
        <span className="block text-sm text-muted">{text(holidayMessages.offAnyway)}</span>
      )}
    </span>
  )
}
