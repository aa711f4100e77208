import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { printApplication } from '../../../../domain/src/contracts/applications.ts'
import { printBoardLetter } from '../../../../domain/src/contracts/letters.ts'
import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { callFile, keepFile, type ReceivedFile } from '../../api-client/call-file.ts'
import { whileLoading } from '../../api-client/loader.ts'
import type { Application } from '../../forms/application.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { statusWords as words } from './status-words.ts'

const languages: { value: Locale; label: string }[] = [
  { value: 'bn', label: 'বাংলা' },
  { value: 'en', label: 'English' },
]

type Props = { applicationNo: string; letters?: Application['letters'] }

/** The slip, the copy and what the board has written, as paper, in the language the person or the office reads. */
export function PrintCard({ applicationNo, letters = [] }: Props) {
  const { text, locale } = useLanguage()
  const [language, setLanguage] = useState(locale)
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const keep = (fetchPaper: () => Promise<ReceivedFile>) =>
    void run(async () => {
      setFailure(undefined)
      try {
        keepFile(await whileLoading(fetchPaper()))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <Card title={text(words.print)}>
      <div className="grid gap-4">
        <RadioGroup<Locale>
          id="paper-language"
          label={text(words.language)}
          isInline
          value={language}
          onChange={setLanguage}
          choices={languages.map(({ value, label }) => ({ value, label: <span lang={value}>{label}</span> }))}
        />
        <div className="flex flex-wrap gap-3">
          {(['slip', 'copy'] as const).map((paper) => (
            <Button
              key={paper}
              look="secondary"
              isBusy={isBusy}
              icon={<Download aria-hidden size={20} />}
              onClick={() => keep(() => callFile(printApplication, { params: { applicationNo }, query: { paper, language } }))}
            >
              {text(words[paper])}
            </Button>
          ))}
          {letters.map(({ letter, label, labelBng }) => (
            <Button
              key={letter}
              look="secondary"
              isBusy={isBusy}
              icon={<Mail aria-hidden size={20} />}
              onClick={() => keep(() => callFile(printBoardLetter, { params: { applicationNo, letter }, query: { language } }))}
            >
              {text(words.letter, { letter: { bn: labelBng, en: label } })}
            </Button>
          ))}
        </div>
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
      </div>
    </Card>
  )
}
