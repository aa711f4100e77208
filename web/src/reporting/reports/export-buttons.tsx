import { Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'
import { MAX_PRINTED_ROWS, type ReportScreen } from '@wewb/domain/reporting/report'
import { saveFile } from '#lib/api-client/download-file.ts'
import { downloadFileWithProgress } from '#lib/api-client/download-file-with-progress.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { ReportParams } from './report-params.ts'
import { toReportQuery, reportEndpoints } from './report-endpoints.ts'
import { reportMessages } from './messages.ts'

type Format = 'xlsx' | 'csv' | 'pdf'
type Coming = { format: Format; bytes: number; rows: number | undefined }
type Props = { screen: ReportScreen; params: ReportParams; total: number; formats: readonly Format[] }

const languages = [
  { value: 'bn', label: <span lang="bn">বাংলা</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

/** Exports the whole report in the chosen language. A long download shows its progress and can be cancelled. */
export function ExportButtons({ screen, params, total, formats }: Props) {
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
      const query = { ...toReportQuery(screen, params), format, lang }
      const file = await downloadFileWithProgress(
        reportEndpoints[screen],
        { query },
        {
          signal: stop.signal,
          onProgress: (bytes, head) => setComing({ format, bytes, rows: Number(head.get('x-rows')) || undefined }),
        },
      )
      if (!file) return
      saveFile(file)
      toast({ kind: 'success', text: text(reportMessages.taken, { format: format.toUpperCase() }) })
    } catch (problem) {
      problems.showProblem(problem)
    } finally {
      setComing(undefined)
    }
  }
  const alerts = problems.alert ? [problems.alert] : problems.errors.map((error) => error.text)
  const isTooLong = formats.includes('pdf') && total > MAX_PRINTED_ROWS
  return (
    <section aria-label={text(reportMessages.export)} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {formats.length > 0 && (
          <div className="w-full sm:w-auto">
            <RadioGroup<Locale>
              id="file-language"
              label={text(reportMessages.fileLanguage)}
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
            variant="secondary"
            isSmall
            icon={<Download aria-hidden size={18} />}
            isBusy={coming?.format === format}
            disabled={format === 'pdf' && isTooLong}
            onClick={() => void take(format)}
          >
            {text(reportMessages.take, { format: format.toUpperCase() })}
          </Button>
        ))}
        <Button variant="quiet" isSmall icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {text(reportMessages.print)}
        </Button>
      </div>
      {isTooLong && (
        <p className="text-sm text-muted">
          {text(reportMessages.tooLong, { n: number(total), most: number(MAX_PRINTED_ROWS) })}
        </p>
      )}
      {coming && (
        <output className="flex flex-wrap items-center gap-x-3 text-muted">
          {text(coming.rows === undefined ? reportMessages.receiving : reportMessages.receivingRows, {
            format: coming.format.toUpperCase(),
            rows: number(coming.rows ?? 0),
            size: text(reportMessages.kilobytes, { n: number(Math.ceil(coming.bytes / 1024)) }),
          })}
          <Button variant="quiet" isSmall onClick={() => stopping.current?.abort()}>
            {text(reportMessages.stop)}
          </Button>
        </output>
      )}
      {alerts.map((alert) => (
        <Alert key={`${problems.attempt} ${alert}`} kind="danger" title={alert} takesFocus />
      ))}
    </section>
  )
}
