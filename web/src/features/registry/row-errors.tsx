import { Download } from 'lucide-react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getImportErrors, type getImport } from '../../../../domain/src/contracts/registry.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/use-problems.ts'
import { importWords } from './import-words.ts'

const shown = 20

/** Row by row, in words, what has to be put right in the file. */
export function RowErrors({ errors, importId }: { errors: AnswerOf<typeof getImport>['errors']; importId: string }) {
  const { text, digits } = useLanguage()
  const download = () =>
    void callFile(getImportErrors, { params: { id: importId } }).then(keepFile, (problem: unknown) =>
      toast({ kind: 'error', text: text(problemMessage(problem)) }),
    )
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{text(importWords.errors)}</h3>
        <Button look="secondary" isSmall icon={<Download aria-hidden size={18} />} onClick={download}>
          {text(importWords.downloadErrors)}
        </Button>
      </div>
      <DataTable
        caption={text(importWords.errors)}
        rows={errors.slice(0, shown)}
        rowId={({ row, column }) => `${row} ${column}`}
        columns={[
          { id: 'row', header: text(importWords.row), cell: ({ row }) => digits(row) },
          { id: 'column', header: text(importWords.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(importWords.reason), cell: ({ message }) => text(message) },
        ]}
      />
      {errors.length > shown && <p className="text-sm text-muted">{text(importWords.errorsSome, { n: shown })}</p>}
    </section>
  )
}
