import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cardPapers } from '../../../../domain/src/contracts/membership.ts'
import { keepFile, type ReceivedFile } from '../../api-client/call-file.ts'
import { CallProblem } from '../../api-client/call.ts'
import { whileLoading } from '../../api-client/loader.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { cardWords as words } from './card-words.ts'

export type CardPaper = (typeof cardPapers)[number]
/** `whenTooLate`: the way on when the link of the card has run out. */
type Props = { fetchPaper(paper: CardPaper): Promise<ReceivedFile>; whenTooLate?: ReactNode }

/** The card as PDF: in its own size, or on a sheet. */
export function CardPapers({ fetchPaper, whenTooLate }: Props) {
  const text = useText()
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const isTooLate = failure instanceof CallProblem && failure.code === 'LINK_EXPIRED'
  const take = (paper: CardPaper) =>
    void run(async () => {
      setFailure(undefined)
      try {
        keepFile(await whileLoading(fetchPaper(paper)))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {cardPapers.map((paper) => (
          <Button
            key={paper}
            look="secondary"
            isBusy={isBusy}
            icon={<Download aria-hidden size={20} />}
            className="w-full sm:w-auto"
            onClick={() => take(paper)}
          >
            {text(words[paper])}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">{text(words.papersHint)}</p>
      {failure !== undefined && (
        <Alert kind="danger" title={text(isTooLate ? words.tooLate : problemMessage(failure))} takesFocus>
          {isTooLate && whenTooLate}
        </Alert>
      )}
    </div>
  )
}
