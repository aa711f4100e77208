import type { ResponseOf } from '@wewb/domain/http/contract'
import type { getMeritList } from '@wewb/domain/content/merit-list-contracts'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { meritListMessages } from './merit-list-messages.ts'

export type MeritRow = ResponseOf<typeof getMeritList>['list'][number]

type Column = { id: string; header: string; isNumeric?: true; cell(row: MeritRow): ReactNode }

/** Shows the ranked list with a line under the last selected row. */
export function MeritTable({ rows, selected }: { rows: readonly MeritRow[]; selected: number }) {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <div className="lg:overflow-x-auto">
      <table className="block w-full border-collapse text-left lg:table lg:text-sm">
        <caption className="sr-only">{text(meritListMessages.list)}</caption>
        <thead className="hidden lg:table-header-group">
          <tr className="border-b-2 border-line">
            {columns.map(({ id, header, isNumeric }) => (
              <th
                key={id}
                scope="col"
                className={classes('px-3 py-2 font-semibold text-muted', isNumeric && 'text-right')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {rows.map((row) => (
            <Fragment key={row.applicationNo}>
              <tr
                className={classes(
                  'block rounded-control border border-line px-4 py-2',
                  'lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:px-0',
                )}
              >
                {columns.map(({ id, header, isNumeric, cell }) => (
                  <td
                    key={id}
                    className={classes(
                      'grid grid-cols-[6.5rem_1fr] gap-3 py-1 lg:table-cell lg:px-3 lg:py-2',
                      isNumeric && 'tabular-nums lg:text-right',
                    )}
                  >
                    <span aria-hidden className="text-sm text-muted lg:hidden">
                      {header}
                    </span>
                    <span className="min-w-0 break-words">{cell(row)}</span>
                  </td>
                ))}
              </tr>
              {row.rank === selected && isCutOff(rows) && (
                <tr className="block lg:table-row">
                  <td
                    colSpan={columns.length}
                    className={classes(
                      'block px-3 py-2 lg:table-cell',
                      'border-y-2 border-brand bg-brand-soft font-semibold text-brand',
                    )}
                  >
                    {text(meritListMessages.row, { n: selected })}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** True if the selected rows come first on this page. A changed list also selects rows below its cut-off. */
const isCutOff = (rows: readonly MeritRow[]): boolean =>
  rows.every(({ selectedYn }, index) => selectedYn === 'Y' || rows.slice(index).every((row) => row.selectedYn === 'N'))

function useColumns(): Column[] {
  const { text, digits, dateInTable, number } = useLanguage()
  return [
    { id: 'rank', header: text(meritListMessages.place), isNumeric: true, cell: ({ rank }) => number(rank) },
    {
      id: 'application',
      header: text(meritListMessages.application),
      cell: ({ applicationNo, flags }) => (
        <>
          <TextLink
            to={`/education-allowance?view=all&application=${applicationNo}`}
            className="font-semibold whitespace-nowrap"
          >
            {applicationNo}
          </TextLink>
          <FlagList flags={flags} />
        </>
      ),
    },
    {
      id: 'student',
      header: text(meritListMessages.student),
      cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }),
    },
    {
      id: 'district',
      header: text(meritListMessages.district),
      cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }),
    },
    {
      id: 'dead',
      header: text(meritListMessages.workerDead),
      cell: ({ workerDeadYn }) => text(workerDeadYn === 'Y' ? meritListMessages.yes : meritListMessages.no),
    },
    { id: 'gpa', header: text(meritListMessages.gpa), isNumeric: true, cell: ({ gpa }) => digits(gpa) },
    {
      id: 'marks',
      header: text(meritListMessages.marks),
      isNumeric: true,
      cell: ({ marks }) => (marks === null ? '–' : number(marks)),
    },
    {
      id: 'born',
      header: text(meritListMessages.born),
      cell: ({ bornOn }) => <span className="whitespace-nowrap">{dateInTable(bornOn)}</span>,
    },
    {
      id: 'result',
      header: text(meritListMessages.result),
      cell: ({ selectedYn }) =>
        selectedYn === 'Y' ? (
          <StatusBadge status="done">{text(meritListMessages.selected)}</StatusBadge>
        ) : (
          <StatusBadge status="draft">{text(meritListMessages.notSelected)}</StatusBadge>
        ),
    },
  ]
}
