import { findList } from '@wewb/domain/reference/list-catalogue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { groupRowErrors, type RowErrorRange } from './group-row-errors.ts'
import { listImportMessages } from './import-messages.ts'
import type { ListImportPreview } from './list-import.tsx'

type Sample = ListImportPreview['added'][number]
const MAX_LISTED_FAULTS = 20

/** Shows the first rows of one kind, collapsed: a file can have ten thousand. */
export function ImportRows({ title, rows, total }: { title: string; rows: readonly Sample[]; total: number }) {
  const { text, number } = useLanguage()
  const columns = useColumns(rows)
  if (rows.length === 0) return null
  return (
    <details className="border-t border-line pt-2">
      <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 pr-2 font-bold', focusRing)}>
        {title} ({number(total)})
      </summary>
      <div className="flex flex-col gap-2 pt-2">
        <DataTable caption={title} rows={rows} rowId={({ list, code }) => `${list} ${code}`} columns={columns} />
        {total > rows.length && (
          <p className="text-sm text-muted">{text(listImportMessages.firstRows, { n: number(rows.length) })}</p>
        )}
      </div>
    </details>
  )
}

/** Shows the list's name only when a file has several lists. */
function useColumns(rows: readonly Sample[]): Column<Sample>[] {
  const { text, locale } = useLanguage()
  const both = ({ bn, en }: { bn: string; en: string }) => {
    const [first, second] = locale === 'bn' ? [bn, en] : [en, bn]
    return first === second ? first : `${first} · ${second}`
  }
  const titleOf = (list: string) => text(findList(list)?.title ?? { bn: list, en: list })
  return [
    ...(new Set(rows.map(({ list }) => list)).size > 1
      ? [{ id: 'list', header: text(listImportMessages.list), cell: ({ list }: Sample) => titleOf(list) }]
      : []),
    {
      id: 'code',
      header: text(listImportMessages.code),
      cell: ({ code }) => (
        <span lang="en" className="break-all tabular-nums">
          {code}
        </span>
      ),
    },
    { id: 'name', header: text(listImportMessages.name), cell: ({ name, nameBng }) => both({ bn: nameBng, en: name }) },
    ...(rows.some(({ before }) => before !== null)
      ? [
          {
            id: 'before',
            header: text(listImportMessages.before),
            cell: ({ before }: Sample) => (before ? both(before) : '–'),
          },
        ]
      : []),
  ]
}

/** Lists the errors to correct in the file by row. */
export function RejectedRows({ errors }: { errors: ListImportPreview['errors'] }) {
  const { text, digits, number } = useLanguage()
  const collected = groupRowErrors(errors)
  const rowsOf = ({ from, to }: RowErrorRange) => digits(from === to ? String(from) : `${from}–${to}`)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(listImportMessages.errors)}</h3>
      <DataTable
        caption={text(listImportMessages.errors)}
        rows={collected.slice(0, MAX_LISTED_FAULTS)}
        rowId={({ from, label }) => `${from} ${label.en}`}
        columns={[
          { id: 'row', header: text(listImportMessages.row), cell: rowsOf },
          { id: 'column', header: text(listImportMessages.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(listImportMessages.reason), cell: ({ message }) => text(message) },
        ]}
      />
      {collected.length > MAX_LISTED_FAULTS && (
        <p className="text-sm text-muted">{text(listImportMessages.firstRows, { n: number(MAX_LISTED_FAULTS) })}</p>
      )}
    </section>
  )
}
