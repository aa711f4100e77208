import { Download } from 'lucide-react'
import { printAcknowledgement } from '@wewb/domain/casework/acknowledgement-contracts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { withLoader } from '#lib/api-client/loader.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { referralMessages } from './messages.ts'

/** Prints the referral letter in the language of the page. */
export function PrintReferral({ referralNo }: { referralNo: string }) {
  const { text, locale: language } = useLanguage()
  const { isBusy, run } = useBusy()
  const take = () =>
    void run(async () => {
      try {
        saveFile(await withLoader(downloadFile(printAcknowledgement, { params: { referralNo }, query: { language } })))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button variant="secondary" isSmall isBusy={isBusy} icon={<Download aria-hidden size={18} />} onClick={take}>
      {text(referralMessages.print)}
      <span className="sr-only"> {referralNo}</span>
    </Button>
  )
}
