import { Download } from 'lucide-react'
import { printAcknowledgement } from '../../../../domain/src/contracts/acknowledgements.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { whileLoading } from '../../api-client/loader.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { words } from './words.ts'

/** The paper for the provider, in the language of the page. */
export function PrintReferral({ referralNo }: { referralNo: string }) {
  const { text, locale: language } = useLanguage()
  const { isBusy, run } = useBusy()
  const take = () =>
    void run(async () => {
      try {
        keepFile(await whileLoading(callFile(printAcknowledgement, { params: { referralNo }, query: { language } })))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button look="secondary" isSmall isBusy={isBusy} icon={<Download aria-hidden size={18} />} onClick={take}>
      {text(words.print)}
      <span className="sr-only"> {referralNo}</span>
    </Button>
  )
}
