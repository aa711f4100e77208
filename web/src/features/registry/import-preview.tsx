import { Play } from 'lucide-react'
import { startImport } from '../../../../domain/src/contracts/registry.ts'
import { isDay } from '../../../../domain/src/language/dates.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { importWords } from './import-words.ts'
import type { Preview } from './imports-tab.tsx'
import { RowErrors } from './row-errors.tsx'
import { kindNames } from './words.ts'

type Props = { preview: Preview; onStarted(): void; onDiscard(): void }

/** What an import would do, before it does it. */
export function ImportPreview({ preview, onStarted, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const { importId, kind, fileName, total, refused, errors } = preview
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const start = () =>
    void run(async () => {
      try {
        await call(startImport, { params: { id: importId }, body: {} })
        onStarted()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const good = total - refused
  const counts = { total: number(total), refused: number(refused) }
  return (
    <Card title={text(importWords.preview)}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          <span className="break-all">{fileName}</span> · {text(kindNames[kind])}
        </p>
        {good === 0 ? (
          <Alert kind="danger" takesFocus title={text(importWords.noneGood)} />
        ) : (
          <Alert
            kind={refused > 0 ? 'needs-you' : 'success'}
            takesFocus
            title={text(refused > 0 ? importWords.someRefused : importWords.allGood, counts)}
          />
        )}
        {problems.alert && <Alert kind="danger">{problems.alert}</Alert>}
        <div className="flex flex-wrap gap-3">
          {good > 0 && (
            <Button icon={<Play aria-hidden size={20} />} isBusy={isBusy} onClick={start}>
              {text(importWords.start, { n: number(good) })}
            </Button>
          )}
          <Button look={good > 0 ? 'quiet' : 'secondary'} onClick={onDiscard}>
            {text(importWords.discard)}
          </Button>
        </div>
        {errors.length > 0 && <RowErrors errors={errors} importId={importId} />}
        {preview.rows.length > 0 && <FirstRows preview={preview} />}
      </div>
    </Card>
  )
}

/** As wide as the file: it scrolls by itself, and the keyboard can reach it. */
function FirstRows({ preview: { columns, rows } }: { preview: Preview }) {
  const { text, dateInTable } = useLanguage()
  const caption = text(importWords.firstRows, { n: rows.length })
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
                {row.map((cell, place) => (
                  <td key={columns[place]?.id ?? place} {...(cell !== null && !isDay(cell) && { lang: 'en' })} className="px-3 py-2">
                    {cell === null ? '–' : isDay(cell) ? dateInTable(cell) : cell}
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
