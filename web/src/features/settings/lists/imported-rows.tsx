import { listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { gatherFaults, type Gathered } from './gather-faults.ts'
import { importWords } from './import-words.ts'
import type { Preview } from './list-import.tsx'

type Sample = Preview['added'][number]
const shownFaults = 20

/** The first rows of one sort, folded away: a file can have ten thousand. */
export function ImportedRows({ title, rows, total }: { title: string; rows: readonly Sample[]; total: number }) {
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
        {total > rows.length && <p className="text-sm text-muted">{text(importWords.firstRows, { n: number(rows.length) })}</p>}
      </div>
    </details>
  )
}

/** The list's own name only where a file has several. */
function useColumns(rows: readonly Sample[]): Column<Sample>[] {
  const { text, locale } = useLanguage()
  const both = ({ bn, en }: { bn: string; en: string }) => {
    const [first, second] = locale === 'bn' ? [bn, en] : [en, bn]
    return first === second ? first : `${first} · ${second}`
  }
  const titleOf = (list: string) => text(listOfName(list)?.title ?? { bn: list, en: list })
  return [
    ...(new Set(rows.map(({ list }) => list)).size > 1
      ? [{ id: 'list', header: text(importWords.list), cell: ({ list }: Sample) => titleOf(list) }]
      : []),
    {
      id: 'code',
      header: text(importWords.code),
      cell: ({ code }) => (
        <span lang="en" className="break-all tabular-nums">
          {code}
        </span>
      ),
    },
    { id: 'name', header: text(importWords.name), cell: ({ name, nameBng }) => both({ bn: nameBng, en: name }) },
    ...(rows.some(({ before }) => before !== null)
      ? [{ id: 'before', header: text(importWords.before), cell: ({ before }: Sample) => (before ? both(before) : '–') }]
      : []),
  ]
}

/** Row by row, in words, what has to be put right in the file. */
export function RefusedRows({ errors }: { errors: Preview['errors'] }) {
  const { text, digits, number } = useLanguage()
  const gathered = gatherFaults(errors)
  const rowsOf = ({ from, to }: Gathered) => digits(from === to ? String(from) : `${from}–${to}`)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(importWords.errors)}</h3>
      <DataTable
        caption={text(importWords.errors)}
        rows={gathered.slice(0, shownFaults)}
        rowId={({ from, label }) => `${from} ${label.en}`}
        columns={[
          { id: 'row', header: text(importWords.row), cell: rowsOf },
          { id: 'column', header: text(importWords.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(importWords.reason), cell: ({ message }) => text(message) },
        ]}
      />
      {gathered.length > shownFaults && <p className="text-sm text-muted">{text(importWords.firstRows, { n: number(shownFaults) })}</p>}
    </section>
  )
}
