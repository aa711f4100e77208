import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cardFormats } from '@wewb/domain/membership/membership-contracts'
import { saveFile, type DownloadedFile } from '#lib/api-client/download-file.ts'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { withLoader } from '#lib/api-client/loader.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { cardMessages } from './card-messages.ts'

export type CardPdfFormat = (typeof cardFormats)[number]
/** `expiredAction` is shown when the link of the card has expired. */
type Props = { fetchPdf(document: CardPdfFormat): Promise<DownloadedFile>; expiredAction?: ReactNode }

/** Downloads the card as PDF: in card size, or on a sheet. */
export function CardPdfDownloads({ fetchPdf, expiredAction }: Props) {
  const text = useText()
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const isTooLate = failure instanceof ApiProblem && failure.code === 'LINK_EXPIRED'
  const take = (document: CardPdfFormat) =>
    void run(async () => {
      setFailure(undefined)
      try {
        saveFile(await withLoader(fetchPdf(document)))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {cardFormats.map((document) => (
          <Button
            key={document}
            variant="secondary"
            isBusy={isBusy}
            icon={<Download aria-hidden size={20} />}
            className="w-full sm:w-auto"
            onClick={() => take(document)}
          >
            {text(cardMessages[document])}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">{text(cardMessages.papersHint)}</p>
      {failure !== undefined && (
        <Alert kind="danger" title={text(isTooLate ? cardMessages.tooLate : problemMessage(failure))} takesFocus>
          {isTooLate && expiredAction}
        </Alert>
      )}
    </div>
  )
}
