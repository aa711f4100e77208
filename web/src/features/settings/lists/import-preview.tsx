import { Check } from 'lucide-react'
import { confirmLookupImport } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { ImportedRows, RefusedRows } from './imported-rows.tsx'
import { importWords } from './import-words.ts'
import type { Counts, Preview } from './list-import.tsx'
import { useForget } from './use-lists.ts'

type Props = { preview: Preview; onDone(counts: Counts): void; onDiscard(): void }

/** What a newer list would do, before it does it. */
export function ImportPreview({ preview, onDone, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const { counts, fileName, importId } = preview
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const forget = useForget()
  const toWrite = counts.added + counts.changed
  const confirm = () =>
    void run(async () => {
      try {
        const { data } = await call(confirmLookupImport, { params: { id: importId }, body: {}, showLoader: false })
        await forget()
        onDone(data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <div className="flex flex-col gap-5">
      <p className="break-all text-muted">{fileName}</p>
      <Verdict counts={counts} />
      <CountList counts={counts} />
      {problems.alert && (
        <Alert key={problems.attempt} kind="danger" takesFocus>
          {problems.alert}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {toWrite > 0 && (
          <Button icon={<Check aria-hidden size={20} />} isBusy={isBusy} onClick={confirm}>
            {text(importWords.confirm, { n: number(toWrite) })}
          </Button>
        )}
        {!isBusy && (
          <Button look={toWrite > 0 ? 'quiet' : 'secondary'} onClick={onDiscard}>
            {text(toWrite > 0 ? importWords.discard : importWords.again)}
          </Button>
        )}
        <p aria-live="polite" className="text-muted empty:hidden">
          {isBusy && text(importWords.writing, { n: number(toWrite) })}
        </p>
      </div>
      {preview.errors.length > 0 && <RefusedRows errors={preview.errors} />}
      <ImportedRows title={text(importWords.changedRows)} rows={preview.changed} total={counts.changed} />
      <ImportedRows title={text(importWords.newRows)} rows={preview.added} total={counts.added} />
      <ImportedRows title={text(importWords.missingRows)} rows={preview.missing} total={counts.missing} />
    </div>
  )
}

function Verdict({ counts }: { counts: Counts }) {
  const { text, number } = useLanguage()
  const toWrite = counts.added + counts.changed
  if (toWrite === 0 && counts.unchanged === 0) return <Alert kind="danger" takesFocus title={text(importWords.noneGood)} />
  const title = toWrite === 0 ? importWords.nothingToDo : importWords.ready
  const kind = counts.faulty > 0 ? 'needs-you' : toWrite === 0 ? 'info' : 'success'
  return (
    <Alert kind={kind} takesFocus title={text(title)}>
      {counts.faulty > 0 && <p>{text(importWords.withFaults, { n: number(counts.faulty) })}</p>}
      {counts.withoutBangla > 0 && <p>{text(importWords.withoutBangla, { n: number(counts.withoutBangla) })}</p>}
    </Alert>
  )
}

const shown = ['added', 'changed', 'unchanged', 'faulty', 'missing'] as const

function CountList({ counts }: { counts: Counts }) {
  const { text, number } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {shown.map((count) => (
        <div key={count} className="rounded-control border border-line px-3 py-2 sm:px-4">
          <dt className="text-sm text-muted">{text(importWords[count])}</dt>
          <dd className="text-xl font-bold tabular-nums">{number(counts[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
