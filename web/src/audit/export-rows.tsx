import { Download } from 'lucide-react'
import { exportAudit, MAX_EXPORTED_AUDIT_ENTRIES } from '@wewb/domain/audit/audit-contracts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { toQueryParams, type Filters } from './use-audit-filters.ts'
import { auditMessages } from './messages.ts'

type Props = { filters: Filters; total: number; onFailed(problem: unknown): void }

/** Exports the search result. The limit of a file is shown beforehand. */
export function ExportRows({ filters, total, onFailed }: Props) {
  const { text, number } = useLanguage()
  const { isBusy, run } = useBusy()
  const take = (format: 'csv' | 'xlsx') =>
    void run(async () => {
      try {
        saveFile(await downloadFile(exportAudit, { query: { ...toQueryParams(filters), format } }))
      } catch (problem) {
        onFailed(problem)
      }
    })
  const isTooMuch = total > MAX_EXPORTED_AUDIT_ENTRIES
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          isSmall
          icon={<Download aria-hidden size={18} />}
          isBusy={isBusy}
          disabled={isTooMuch}
          onClick={() => take(format)}
        >
          {text(auditMessages.take, { format: format.toUpperCase() })}
        </Button>
      ))}
      <p className="text-sm text-muted">
        {text(isTooMuch ? auditMessages.tooMuch : auditMessages.takeHint, { most: number(MAX_EXPORTED_AUDIT_ENTRIES) })}
      </p>
    </div>
  )
}
