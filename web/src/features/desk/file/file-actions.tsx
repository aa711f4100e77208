import { FilePen, Hand, Printer, Undo2 } from 'lucide-react'
import { releaseFile, takeFile } from '../../../../../domain/src/contracts/application-moves.ts'
import { printApplication } from '../../../../../domain/src/contracts/applications.ts'
import { call } from '../../../api-client/call.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import type { Application } from '../../../forms/application.ts'
import { inTurn } from '../../../forms/application-turns.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import { words } from './file-words.ts'

type Props = { file: Application; onTaken(): Promise<void>; onRefused(problem: unknown): void }

/** What can be done with the file besides deciding: take it, give it back, print it, go on with a form entered for somebody. */
export function FileActions({ file, onTaken, onRefused }: Props) {
  const { text } = useLanguage()
  const { isBusy, run } = useBusy()
  const { applicationNo } = file
  const hand = (contract: typeof takeFile | typeof releaseFile) =>
    void run(async () => {
      try {
        await inTurn(applicationNo, async () => (await call(contract, { params: { applicationNo }, showLoader: false })).data)
        toast({ kind: 'success', text: text(contract === takeFile ? words.taken : words.released) })
        await onTaken()
      } catch (problem) {
        onRefused(problem)
      }
    })
  return (
    <>
      {file.ownYn === 'Y' && file.editableYn === 'Y' && <FillLink applicationNo={applicationNo} />}
      {file.takenByMeYn === 'Y' && (
        <Button look="secondary" isSmall isBusy={isBusy} icon={<Undo2 aria-hidden size={18} />} onClick={() => hand(releaseFile)}>
          {text(words.release)}
        </Button>
      )}
      {file.holderYn === 'Y' && file.takenBy === null && (
        <Button look="secondary" isSmall isBusy={isBusy} icon={<Hand aria-hidden size={18} />} onClick={() => hand(takeFile)}>
          {text(words.take)}
        </Button>
      )}
      <PrintButton applicationNo={applicationNo} />
    </>
  )
}

function FillLink({ applicationNo }: { applicationNo: string }) {
  const { text } = useLanguage()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('application', applicationNo)
  to.set('fill', '1')
  return (
    <ButtonLink to={`?${to}`} look="secondary" isSmall icon={<FilePen aria-hidden size={18} />}>
      {text(words.fill)}
    </ButtonLink>
  )
}

function PrintButton({ applicationNo }: { applicationNo: string }) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const print = () =>
    void run(async () => {
      try {
        keepFile(await callFile(printApplication, { params: { applicationNo }, query: { paper: 'copy', language: locale } }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button look="quiet" isSmall isBusy={isBusy} icon={<Printer aria-hidden size={18} />} onClick={print}>
      {text(words.print)}
    </Button>
  )
}
