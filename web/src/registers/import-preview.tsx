import { Play } from 'lucide-react'
import { startImport } from '@wewb/domain/registers/register-contracts'
import { isIsoDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { importMessages } from './import-messages.ts'
import type { ImportPreviewResponse } from './imports-tab.tsx'
import { RowErrors } from './row-errors.tsx'
import { importKindNames } from './messages.ts'

type Props = { preview: ImportPreviewResponse; onStarted(): void; onDiscard(): void }

/** Previews an import. */
export function ImportPreview({ preview, onStarted, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const { importId, kind, fileName, total, refused, errors } = preview
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const start = () =>
    void run(async () => {
      try {
        await sendRequest(startImport, { params: { id: importId }, body: {} })
        onStarted()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const good = total - refused
  const counts = { total: number(total), refused: number(refused) }
  return (
    <Card title={text(importMessages.preview)}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          <span className="break-all">{fileName}</span> · {text(importKindNames[kind])}
        </p>
        {good === 0 ? (
          <Alert kind="danger" takesFocus title={text(importMessages.noneGood)} />
        ) : (
          <Alert
            kind={refused > 0 ? 'needs-you' : 'success'}
            takesFocus
            title={text(refused > 0 ? importMessages.someRefused : importMessages.allGood, counts)}
          />
        )}
        {problems.alert && <Alert kind="danger">{problems.alert}</Alert>}
        <div className="flex flex-wrap gap-3">
          {good > 0 && (
            <Button icon={<Play aria-hidden size={20} />} isBusy={isBusy} onClick={start}>
              {text(importMessages.start, { n: number(good) })}
            </Button>
          )}
          <Button variant={good > 0 ? 'quiet' : 'secondary'} onClick={onDiscard}>
            {text(importMessages.discard)}
          </Button>
        </div>
        {errors.length > 0 && <RowErrors errors={errors} importId={importId} />}
        {preview.rows.length > 0 && <FirstRows preview={preview} />}
      </div>
    </Card>
  )
}

/** As wide as the file: it scrolls separately and takes the keyboard focus. */
function FirstRows({ preview: { columns, rows } }: { preview: ImportPreviewResponse }) {
  const { text, dateInTable } = useLanguage()
  const caption = text(importMessages.firstRows, { n: rows.length })
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-bold">{caption}</h3>
      <section
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll it
        tabIndex={0}
        className={classes('overflow-x-auto rounded-control border border-line', focusRing)}
      >
        <table className="w-full border-collapse text-left text-sm whitespace-nowrap">
          <thead>
            <tr className="border-b-2 border-line">
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className="px-3 py-2 font-semibold text-muted">
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-b border-line last:border-b-0">
                {row.map((cell, column) => (
                  <td
                    key={columns[column]?.id ?? column}
                    {...(cell !== null && !isIsoDate(cell) && { lang: 'en' })}
                    className="px-3 py-2"
                  >
                    {cell === null ? '–' : isIsoDate(cell) ? dateInTable(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
