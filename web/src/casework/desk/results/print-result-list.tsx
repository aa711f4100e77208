import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { printResult } from '@wewb/domain/content/result-plan-contracts'
import { MAX_PRINTED_LIST_ROWS } from '@wewb/domain/services/awards/printed-list-size'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

/** Prints the list with full names; a long one in parts. */
export function PrintResultList({ plan }: { plan: Plan }) {
  const { text, locale } = useLanguage()
  const [part, setPart] = useState('1')
  const { isBusy, run } = useBusy()
  const parts = Math.ceil(plan.total / MAX_PRINTED_LIST_ROWS)
  const print = () =>
    void run(async () => {
      try {
        saveFile(
          await downloadFile(printResult, {
            params: { id: plan.setupId },
            query: { part: Number(part), language: locale },
          }),
        )
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        {parts > 1 && (
          <Select
            id="paper-part"
            width="short"
            label={text(resultPlanMessages.paperPart)}
            isOptional="unmarked"
            value={part}
            onChange={setPart}
            options={Array.from({ length: parts }, (_, index) => ({
              value: String(index + 1),
              label: text(resultPlanMessages.paperPartOf, { part: index + 1, parts }),
            }))}
          />
        )}
        <Button variant="secondary" isBusy={isBusy} icon={<FileDown aria-hidden size={20} />} onClick={print}>
          {text(resultPlanMessages.paper)}
        </Button>
      </div>
      <p className="text-sm text-muted">{text(resultPlanMessages.paperHint)}</p>
    </div>
  )
}
