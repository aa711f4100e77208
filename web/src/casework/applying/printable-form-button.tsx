import { Printer } from 'lucide-react'
import { printApplication } from '@wewb/domain/casework/application-contracts'
import { printPrintableForm } from '@wewb/domain/services/service-contracts'
import { withLoader } from '#lib/api-client/loader.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { printableFormMessages } from './printable-form-messages.ts'

/** Prints the form of a service to be filled in by hand: empty, or with the answers of a draft. */
export function PrintableFormButton({ service, applicationNo }: { service: string; applicationNo?: string }) {
  const { text, locale: language } = useLanguage()
  const { isBusy, run } = useBusy()
  const save = async () => {
    try {
      const { downloadFile, saveFile } = await import('#lib/api-client/download-file.ts')
      const request =
        applicationNo === undefined
          ? downloadFile(printPrintableForm, { params: { service }, query: { language } })
          : downloadFile(printApplication, { params: { applicationNo }, query: { paper: 'form', language } })
      saveFile(await withLoader(request))
    } catch (problem) {
      toast({ kind: 'error', text: text(problemMessage(problem)) })
    }
  }
  return (
    <div className="-ml-3">
      <Button
        variant="quiet"
        isSmall
        isBusy={isBusy}
        icon={<Printer aria-hidden size={18} />}
        onClick={() => void run(save)}
      >
        {text(applicationNo === undefined ? printableFormMessages.empty : printableFormMessages.filled)}
      </Button>
    </div>
  )
}
