import { FileSpreadsheet, FileText } from 'lucide-react'
import { getBatchFile } from '../../../../../domain/src/contracts/payments.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import type { Batch } from './use-batch.ts'
import { batchWords as words } from './words.ts'

type Asked = { format: 'beftn' | 'pdf'; as?: 'csv' | 'xlsx' }

/** What goes to the bank. The file is made once; whoever downloads it gets the same bytes. */
export function BatchFiles({ batch: { batchNo, file, mayDownloadYn } }: { batch: Batch }) {
  const { text, number, date } = useLanguage()
  const { isBusy, run } = useBusy()
  const download = (query: Asked) =>
    void run(async () => {
      try {
        keepFile(await callFile(getBatchFile, { params: { batchNo }, query }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Card title={text(words.files)}>
      {file ? (
        <div className="grid gap-3">
          <p className="max-w-prose text-muted">{text(words.filesText, { date: date(file.madeAt), n: number(file.rows) })}</p>
          {mayDownloadYn === 'Y' && (
            <div className="flex flex-wrap gap-3">
              <Button
                isBusy={isBusy}
                icon={<FileSpreadsheet aria-hidden size={20} />}
                onClick={() => download({ format: 'beftn', as: 'csv' })}
              >
                {text(words.fileCsv)}
              </Button>
              <Button
                look="secondary"
                isBusy={isBusy}
                icon={<FileSpreadsheet aria-hidden size={20} />}
                onClick={() => download({ format: 'beftn', as: 'xlsx' })}
              >
                {text(words.fileXlsx)}
              </Button>
              <Button
                look="secondary"
                isBusy={isBusy}
                icon={<FileText aria-hidden size={20} />}
                onClick={() => download({ format: 'pdf' })}
              >
                {text(words.filePdf)}
              </Button>
            </div>
          )}
          <p className="text-sm break-all text-muted">{text(words.fingerprint, { hash: file.sha256 })}</p>
        </div>
      ) : (
        <p className="text-muted">{text(words.filesWait)}</p>
      )}
    </Card>
  )
}
