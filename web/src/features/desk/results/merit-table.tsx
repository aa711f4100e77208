import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import type { getMeritList } from '../../../../../domain/src/contracts/merit-lists.ts'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/look.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { words } from './merit-words.ts'

export type MeritRow = AnswerOf<typeof getMeritList>['list'][number]

type Column = { id: string; header: string; isNumeric?: true; cell(row: MeritRow): ReactNode }

/** The list in its order; a line is drawn under the last who is selected. */
export function MeritTable({ rows, selected }: { rows: readonly MeritRow[]; selected: number }) {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <div className="lg:overflow-x-auto">
      <table className="block w-full border-collapse text-left lg:table lg:text-sm">
        <caption className="sr-only">{text(words.list)}</caption>
        <thead className="hidden lg:table-header-group">
          <tr className="border-b-2 border-line">
            {columns.map(({ id, header, isNumeric }) => (
              <th key={id} scope="col" className={classes('px-3 py-2 font-semibold text-muted', isNumeric && 'text-right')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {rows.map((row) => (
            <Fragment key={row.applicationNo}>
              <tr className="block rounded-control border border-line px-4 py-2 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:px-0">
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
              {row.rank === selected && (
                <tr className="block lg:table-row">
                  <td
                    colSpan={columns.length}
                    className="block border-y-2 border-brand bg-brand-soft px-3 py-2 font-semibold text-brand lg:table-cell"
                  >
                    {text(words.line, { n: selected })}
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

function useColumns(): Column[] {
  const { text, digits, dateInTable, number } = useLanguage()
  return [
    { id: 'rank', header: text(words.place), isNumeric: true, cell: ({ rank }) => number(rank) },
    {
      id: 'application',
      header: text(words.application),
      cell: ({ applicationNo }) => (
        <TextLink to={`/education-allowance?view=all&application=${applicationNo}`} className="font-semibold whitespace-nowrap">
          {applicationNo}
        </TextLink>
      ),
    },
    { id: 'student', header: text(words.student), cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }) },
    { id: 'district', header: text(words.district), cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }) },
    { id: 'dead', header: text(words.workerDead), cell: ({ workerDeadYn }) => text(workerDeadYn === 'Y' ? words.yes : words.no) },
    { id: 'gpa', header: text(words.gpa), isNumeric: true, cell: ({ gpa }) => digits(gpa) },
    { id: 'marks', header: text(words.marks), isNumeric: true, cell: ({ marks }) => (marks === null ? '–' : number(marks)) },
    { id: 'born', header: text(words.born), cell: ({ bornOn }) => <span className="whitespace-nowrap">{dateInTable(bornOn)}</span> },
    {
      id: 'result',
      header: text(words.result),
      cell: ({ selectedYn }) =>
        selectedYn === 'Y' ? (
          <StatusBadge status="done">{text(words.selected)}</StatusBadge>
        ) : (
          <StatusBadge status="draft">{text(words.notSelected)}</StatusBadge>
        ),
    },
  ]
}
