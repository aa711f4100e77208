import { Mail } from 'lucide-react'
import { printBoardLetter } from '../../../../../domain/src/contracts/letters.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import { words } from './file-words.ts'

/** What the board has written about the file, to be printed and signed. */
export function FileLetters({ file: { applicationNo, letters } }: { file: Application }) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  if (letters.length === 0) return null
  const print = (letter: string) =>
    void run(async () => {
      try {
        keepFile(await callFile(printBoardLetter, { params: { applicationNo, letter }, query: { language: locale } }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Card title={text(words.letters)}>
      <div className="flex flex-wrap gap-2">
        {letters.map(({ letter, label, labelBng }) => (
          <Button key={letter} look="secondary" isSmall isBusy={isBusy} icon={<Mail aria-hidden size={18} />} onClick={() => print(letter)}>
            {text({ bn: labelBng, en: label })}
          </Button>
        ))}
      </div>
    </Card>
  )
}
