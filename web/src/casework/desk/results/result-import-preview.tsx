import { ListChecks } from 'lucide-react'
import { confirmResultImport } from '@wewb/domain/content/result-plan-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { ResultFilePreview } from './import-result-file.tsx'

type Props = { setupId: number; preview: ResultFilePreview; onImported(): void; onDiscard(): void }

/**
 * Previews an import: its errors by row, or the first rows as the public will see them, with the button to accept it.
 */
export function ResultImportPreview({ setupId, preview, onImported, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const { importId, total, refused, errors, rows } = preview
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const take = () =>
    void run(async () => {
      problems.clear()
      try {
        const { data } = await sendRequest(confirmResultImport, {
          params: { id: setupId, importId: importId ?? '' },
          isOfflineTolerant: true,
        })
        toast({ kind: 'success', text: text(resultPlanMessages.taken, { n: number(data.selected) }) })
        onImported()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const counts = { total: number(total), refused: number(refused), sum: number(preview.sum) }
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <Alert
        kind={importId ? 'success' : 'needs-you'}
        takesFocus
        title={text(importId ? resultPlanMessages.allGood : resultPlanMessages.someWrong, counts)}
      />
      {problems.alert && (
        <Alert key={problems.attempt} kind="danger" takesFocus>
          {problems.alert}
        </Alert>
      )}
      {errors.length > 0 && <Faults errors={errors} />}
      {rows.length > 0 && <FirstRows rows={rows} />}
      <div className="flex flex-wrap gap-3">
        {importId && (
          <Button icon={<ListChecks aria-hidden size={20} />} isBusy={isBusy} onClick={take}>
            {text(resultPlanMessages.take, { n: number(total) })}
          </Button>
        )}
        <Button variant={importId ? 'quiet' : 'secondary'} onClick={onDiscard}>
          {text(resultPlanMessages.discard)}
        </Button>
      </div>
    </div>
  )
}

function Faults({ errors }: { errors: ResultFilePreview['errors'] }) {
  const { text, digits } = useLanguage()
  const numbered = errors.map((error, at) => ({ ...error, at }))
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(resultPlanMessages.errors)}</h3>
      <DataTable
        caption={text(resultPlanMessages.errors)}
        rows={numbered}
        rowId={({ at }) => at}
        columns={[
          { id: 'row', header: text(resultPlanMessages.row), cell: ({ row }) => digits(row) },
          { id: 'column', header: text(resultPlanMessages.column), cell: ({ label }) => text(label) },
          { id: 'why', header: text(resultPlanMessages.why), cell: ({ message }) => text(message) },
        ]}
      />
      {errors.length >= 200 && (
        <p className="text-sm text-muted">{text(resultPlanMessages.errorsSome, { n: errors.length })}</p>
      )}
    </section>
  )
}

type First = ResultFilePreview['rows'][number]

function FirstRows({ rows }: { rows: readonly First[] }) {
  const { text } = useLanguage()
  const columns = useFirstColumns(rows)
  const caption = text(resultPlanMessages.firstRows, { n: rows.length })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{caption}</h3>
      <DataTable caption={caption} rows={rows} rowId={({ rank }) => rank} columns={columns} />
    </section>
  )
}

/** A file of application numbers has no names and districts. */
function useFirstColumns(rows: readonly First[]): Column<First>[] {
  const { text, digits, number } = useLanguage()
  const isNamed = rows.some(({ name }) => name)
  const isPlaced = rows.some(({ district }) => district.en)
  const numberHead = isPlaced
    ? resultPlanMessages.roll
    : isNamed
      ? resultPlanMessages.record
      : resultPlanMessages.application
  const columns: (Column<First> | false)[] = [
    { id: 'rank', header: text(resultPlanMessages.place), cell: ({ rank }) => digits(rank) },
    {
      id: 'number',
      header: text(numberHead),
      cell: (row) => (isPlaced ? digits(row.number) : <span lang="en">{row.number}</span>),
    },
    isNamed && { id: 'name', header: text(resultPlanMessages.name), cell: ({ name }) => <span lang="en">{name}</span> },
    isPlaced && { id: 'district', header: text(resultPlanMessages.district), cell: ({ district }) => text(district) },
    { id: 'amount', header: text(resultPlanMessages.amount), isNumeric: true, cell: ({ amount }) => number(amount) },
  ]
  return columns.filter((column) => column !== false)
}
