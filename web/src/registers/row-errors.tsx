import { Download } from 'lucide-react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getImportErrors, type getImport } from '@wewb/domain/registers/register-contracts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { importMessages } from './import-messages.ts'

const maxRows = 20

/** Lists the errors to correct in the file by row. */
export function RowErrors({ errors, importId }: { errors: ResponseOf<typeof getImport>['errors']; importId: string }) {
  const { text, digits } = useLanguage()
  const download = () =>
    void downloadFile(getImportErrors, { params: { id: importId } }).then(saveFile, (problem: unknown) =>
      toast({ kind: 'error', text: text(problemMessage(problem)) }),
    )
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{text(importMessages.errors)}</h3>
        <Button variant="secondary" isSmall icon={<Download aria-hidden size={18} />} onClick={download}>
          {text(importMessages.downloadErrors)}
        </Button>
      </div>
      <DataTable
        caption={text(importMessages.errors)}
        rows={errors.slice(0, maxRows)}
        rowId={({ row, column }) => `${row} ${column}`}
        columns={[
          { id: 'row', header: text(importMessages.row), cell: ({ row }) => digits(row) },
          { id: 'column', header: text(importMessages.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(importMessages.reason), cell: ({ message }) => text(message) },
        ]}
      />
      {errors.length > maxRows && (
        <p className="text-sm text-muted">{text(importMessages.errorsSome, { n: maxRows })}</p>
      )}
    </section>
  )
}
