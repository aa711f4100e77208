import { Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { mostPrinted, type ReportScreen } from '../../../../domain/src/reports/report.ts'
import { keepFile } from '../../api-client/call-file.ts'
import { followFile } from '../../api-client/follow-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { toast } from '../../ui/toast.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import type { Asked } from './asked.ts'
import { queryOf, runs } from './report-calls.ts'
import { words } from './words.ts'

type Format = 'xlsx' | 'csv' | 'pdf'
type Coming = { format: Format; bytes: number; rows: number | undefined }
type Props = { screen: ReportScreen; asked: Asked; total: number; formats: readonly Format[] }

const languages = [
  { value: 'bn', label: <span lang="bn">বাংলা</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** The whole report as a file, in the language chosen for it. A long one is seen to come, and can be stopped. */
export function ExportButtons({ screen, asked, total, formats }: Props) {
  const { text, number, locale } = useLanguage()
  const [lang, setLang] = useState<Locale>(locale)
  const [coming, setComing] = useState<Coming>()
  const stopping = useRef<AbortController>(null)
  const problems = useProblems()
  const take = async (format: Format) => {
    if (coming) return
    problems.clear()
    const stop = (stopping.current = new AbortController())
    setComing({ format, bytes: 0, rows: undefined })
    try {
      const query = { ...queryOf(screen, asked), format, lang }
      const file = await followFile(runs[screen], { query }, {
        signal: stop.signal,
        onPiece: (bytes, head) => setComing({ format, bytes, rows: Number(head.get('x-rows')) || undefined }),
      }) // prettier-ignore
      if (!file) return
      keepFile(file)
      toast({ kind: 'success', text: text(words.taken, { format: format.toUpperCase() }) })
    } catch (problem) {
      problems.failed(problem)
    } finally {
      setComing(undefined)
    }
  }
  const alerts = problems.alert ? [problems.alert] : problems.errors.map((error) => error.text)
  const isTooLong = formats.includes('pdf') && total > mostPrinted
  return (
    <section aria-label={text(words.export)} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {formats.length > 0 && (
          <div className="w-full sm:w-auto">
            <RadioGroup<Locale>
              id="file-language"
              label={text(words.fileLanguage)}
              isOptional="unmarked"
              isInline
              value={lang}
              onChange={setLang}
              choices={languages}
            />
          </div>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            look="secondary"
            isSmall
            icon={<Download aria-hidden size={18} />}
            isBusy={coming?.format === format}
            disabled={format === 'pdf' && isTooLong}
            onClick={() => void take(format)}
          >
            {text(words.take, { format: format.toUpperCase() })}
          </Button>
        ))}
        <Button look="quiet" isSmall icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {text(words.print)}
        </Button>
      </div>
      {isTooLong && <p className="text-sm text-muted">{text(words.tooLong, { n: number(total), most: number(mostPrinted) })}</p>}
      {coming && (
        <output className="flex flex-wrap items-center gap-x-3 text-muted">
          {text(coming.rows === undefined ? words.receiving : words.receivingRows, {
            format: coming.format.toUpperCase(),
            rows: number(coming.rows ?? 0),
            size: text(words.kilobytes, { n: number(Math.ceil(coming.bytes / 1024)) }),
          })}
          <Button look="quiet" isSmall onClick={() => stopping.current?.abort()}>
            {text(words.stop)}
          </Button>
        </output>
      )}
      {alerts.map((alert) => (
        <Alert key={`${problems.attempt} ${alert}`} kind="danger" title={alert} takesFocus />
      ))}
    </section>
  )
}
