import { Mail } from 'lucide-react'
import { printApplicationLetter } from '@wewb/domain/casework/letter-contracts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

/** Lists the letters of the Board, to be printed and signed. */
export function ApplicationLetters({ application: { applicationNo, letters } }: { application: Application }) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  if (letters.length === 0) return null
  const print = (letter: string) =>
    void run(async () => {
      try {
        saveFile(
          await downloadFile(printApplicationLetter, {
            params: { applicationNo, letter },
            query: { language: locale },
          }),
        )
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Card title={text(applicationReviewMessages.letters)}>
      <div className="flex flex-wrap gap-2">
        {letters.map(({ letter, label, labelBng }) => (
          <Button
            key={letter}
            variant="secondary"
            isSmall
            isBusy={isBusy}
            icon={<Mail aria-hidden size={18} />}
            onClick={() => print(letter)}
          >
            {text({ bn: labelBng, en: label })}
          </Button>
        ))}
      </div>
    </Card>
  )
}
