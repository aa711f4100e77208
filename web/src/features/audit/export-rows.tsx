import { Download } from 'lucide-react'
import { exportAudit, mostExported } from '../../../../domain/src/contracts/audit.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { asking, type Filters } from './use-asked.ts'
import { words } from './words.ts'

type Props = { filters: Filters; total: number; onFailed(problem: unknown): void }

/** What was found, to take along. How much one file takes stands beside it before anybody waits for it. */
export function ExportRows({ filters, total, onFailed }: Props) {
  const { text, number } = useLanguage()
  const { isBusy, run } = useBusy()
  const take = (format: 'csv' | 'xlsx') =>
    void run(async () => {
      try {
        keepFile(await callFile(exportAudit, { query: { ...asking(filters), format } }))
      } catch (problem) {
        onFailed(problem)
      }
    })
  const isTooMuch = total > mostExported
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          look="secondary"
          isSmall
          icon={<Download aria-hidden size={18} />}
          isBusy={isBusy}
          disabled={isTooMuch}
          onClick={() => take(format)}
        >
          {text(words.take, { format: format.toUpperCase() })}
        </Button>
      ))}
      <p className="text-sm text-muted">{text(isTooMuch ? words.tooMuch : words.takeHint, { most: number(mostExported) })}</p>
    </div>
  )
}
