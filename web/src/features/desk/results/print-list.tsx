import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { printResult } from '../../../../../domain/src/contracts/result-plans.ts'
import { listPartSize } from '../../../../../domain/src/awards/list-part-size.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import { planWords as words } from './plan-words.ts'
import type { Plan } from './use-plan.ts'

/** The list with whole names; a long one part by part. */
export function PrintList({ plan }: { plan: Plan }) {
  const { text, locale } = useLanguage()
  const [part, setPart] = useState('1')
  const { isBusy, run } = useBusy()
  const parts = Math.ceil(plan.total / listPartSize)
  const print = () =>
    void run(async () => {
      try {
        keepFile(await callFile(printResult, { params: { id: plan.setupId }, query: { part: Number(part), language: locale } }))
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
            label={text(words.paperPart)}
            isOptional="unmarked"
            value={part}
            onChange={setPart}
            options={Array.from({ length: parts }, (_, index) => ({
              value: String(index + 1),
              label: text(words.paperPartOf, { part: index + 1, parts }),
            }))}
          />
        )}
        <Button look="secondary" isBusy={isBusy} icon={<FileDown aria-hidden size={20} />} onClick={print}>
          {text(words.paper)}
        </Button>
      </div>
      <p className="text-sm text-muted">{text(words.paperHint)}</p>
    </div>
  )
}
