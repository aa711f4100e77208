import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { printPublicResult } from '../../../../domain/src/contracts/result-plans.ts'
import { listPartSize } from '../../../../domain/src/awards/list-part-size.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { viewWords as words } from './view-words.ts'

type Props = { setupId: number; districtId: string; total: number }

/** The list on paper, as it stands on the screen: a district's, or all; a long one part by part. */
export function ResultPaper({ setupId, districtId, total }: Props) {
  const { text, locale } = useLanguage()
  const [part, setPart] = useState('1')
  const { isBusy, run } = useBusy()
  const parts = Math.ceil(total / listPartSize)
  const print = () =>
    void run(async () => {
      try {
        const query = { part: Number(part), language: locale, ...(districtId && { districtId }) }
        keepFile(await callFile(printPublicResult, { params: { id: setupId }, query }))
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
      <Button look="secondary" isSmall={parts <= 1} isBusy={isBusy} icon={<FileDown aria-hidden size={18} />} onClick={print}>
        {text(words.paper)}
      </Button>
    </div>
  )
}
