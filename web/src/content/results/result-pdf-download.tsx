import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { printPublicResult } from '@wewb/domain/content/result-plan-contracts'
import { MAX_PRINTED_LIST_ROWS } from '@wewb/domain/services/awards/printed-list-size'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { resultViewMessages } from './result-view-messages.ts'

type Props = { setupId: number; districtId: string; total: number }

/** Downloads the displayed list as PDF: one district or all; a long one in parts. */
export function ResultPdfDownload({ setupId, districtId, total }: Props) {
  const { text, locale } = useLanguage()
  const [part, setPart] = useState('1')
  const { isBusy, run } = useBusy()
  const parts = Math.ceil(total / MAX_PRINTED_LIST_ROWS)
  const print = () =>
    void run(async () => {
      try {
        const query = { part: Number(part), language: locale, ...(districtId && { districtId }) }
        saveFile(await downloadFile(printPublicResult, { params: { id: setupId }, query }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      {parts > 1 && (
        <Select
          id="paper-part"
          width="short"
          label={text(resultViewMessages.paperPart)}
          isOptional="unmarked"
          value={part}
          onChange={setPart}
          options={Array.from({ length: parts }, (_, index) => ({
            value: String(index + 1),
            label: text(resultViewMessages.paperPartOf, { part: index + 1, parts }),
          }))}
        />
      )}
      <Button
        variant="secondary"
        isSmall={parts <= 1}
        isBusy={isBusy}
        icon={<FileDown aria-hidden size={18} />}
        onClick={print}
      >
        {text(resultViewMessages.paper)}
      </Button>
    </div>
  )
}
