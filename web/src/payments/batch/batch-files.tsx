import { FileSpreadsheet, FileText } from 'lucide-react'
import { getBatchFile } from '@wewb/domain/payments/payment-contracts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import type { Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

type Query = { format: 'beftn' | 'pdf'; as?: 'csv' | 'xlsx' }

/** Downloads the bank file. It is generated once; every download has the same bytes. */
export function BatchFiles({ batch: { batchNo, file, mayDownloadYn } }: { batch: Batch }) {
  const { text, number, date } = useLanguage()
  const { isBusy, run } = useBusy()
  const download = (query: Query) =>
    void run(async () => {
      try {
        saveFile(await downloadFile(getBatchFile, { params: { batchNo }, query }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Card title={text(batchMessages.files)}>
      {file ? (
        <div className="grid gap-3">
          <p className="max-w-prose text-muted">
            {text(batchMessages.filesText, { date: date(file.madeAt), n: number(file.rows) })}
          </p>
          {mayDownloadYn === 'Y' && (
            <div className="flex flex-wrap gap-3">
              <Button
                isBusy={isBusy}
                icon={<FileSpreadsheet aria-hidden size={20} />}
                onClick={() => download({ format: 'beftn', as: 'csv' })}
              >
                {text(batchMessages.fileCsv)}
              </Button>
              <Button
                variant="secondary"
                isBusy={isBusy}
                icon={<FileSpreadsheet aria-hidden size={20} />}
                onClick={() => download({ format: 'beftn', as: 'xlsx' })}
              >
                {text(batchMessages.fileXlsx)}
              </Button>
              <Button
                variant="secondary"
                isBusy={isBusy}
                icon={<FileText aria-hidden size={20} />}
                onClick={() => download({ format: 'pdf' })}
              >
                {text(batchMessages.filePdf)}
              </Button>
            </div>
          )}
          <p className="text-sm break-all text-muted">{text(batchMessages.fingerprint, { hash: file.sha256 })}</p>
        </div>
      ) : (
        <p className="text-muted">{text(batchMessages.filesWait)}</p>
      )}
    </Card>
  )
}
