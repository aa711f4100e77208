import { Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { printApplication } from '@wewb/domain/casework/application-contracts'
import { printApplicationLetter } from '@wewb/domain/casework/letter-contracts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { downloadFile, saveFile, type DownloadedFile } from '#lib/api-client/download-file.ts'
import { withLoader } from '#lib/api-client/loader.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { statusMessages } from './status-messages.ts'

const languages: { value: Locale; label: string }[] = [
  { value: 'bn', label: 'বাংলা' },
  { value: 'en', label: 'English' },
]

type Props = { applicationNo: string; letters?: Application['letters'] }

/** Prints the slip, the copy and the letters of the Board in the chosen language. */
export function PrintCard({ applicationNo, letters = [] }: Props) {
  const { text, locale } = useLanguage()
  const [language, setLanguage] = useState(locale)
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const save = (fetchDocument: () => Promise<DownloadedFile>) =>
    void run(async () => {
      setFailure(undefined)
      try {
        saveFile(await withLoader(fetchDocument()))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <Card title={text(statusMessages.print)}>
      <div className="grid gap-4">
        <RadioGroup<Locale>
          id="paper-language"
          label={text(statusMessages.language)}
          isInline
          value={language}
          onChange={setLanguage}
          choices={languages.map(({ value, label }) => ({ value, label: <span lang={value}>{label}</span> }))}
        />
        <div className="flex flex-wrap gap-3">
          {(['slip', 'copy'] as const).map((document) => (
            <Button
              key={document}
              variant="secondary"
              isBusy={isBusy}
              icon={<Download aria-hidden size={20} />}
              onClick={() =>
                save(() =>
                  downloadFile(printApplication, { params: { applicationNo }, query: { paper: document, language } }),
                )
              }
            >
              {text(statusMessages[document])}
            </Button>
          ))}
          {letters.map(({ letter, label, labelBng }) => (
            <Button
              key={letter}
              variant="secondary"
              isBusy={isBusy}
              icon={<Mail aria-hidden size={20} />}
              onClick={() =>
                save(() =>
                  downloadFile(printApplicationLetter, { params: { applicationNo, letter }, query: { language } }),
                )
              }
            >
              {text(statusMessages.letter, { letter: { bn: labelBng, en: label } })}
            </Button>
          ))}
        </div>
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
      </div>
    </Card>
  )
}
