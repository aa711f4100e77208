import { Check } from 'lucide-react'
import { confirmLookupImport } from '@wewb/domain/administration/lookup-list-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { ImportRows, RejectedRows } from './import-rows.tsx'
import { listImportMessages } from './import-messages.ts'
import type { ListImportCounts, ListImportPreview } from './list-import.tsx'
import { useInvalidateLists } from './use-lists.ts'

type Props = { preview: ListImportPreview; onDone(counts: ListImportCounts): void; onDiscard(): void }

/** Previews the changes of an import. */
export function ImportPreview({ preview, onDone, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const { counts, fileName, importId } = preview
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const forget = useInvalidateLists()
  const toWrite = counts.added + counts.changed
  const confirm = () =>
    void run(async () => {
      try {
        const { data } = await sendRequest(confirmLookupImport, {
          params: { id: importId },
          body: {},
          showLoader: false,
        })
        await forget()
        onDone(data)
      } catch (problem) {
        problems.showProblem(problem)
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
            {text(listImportMessages.confirm, { n: number(toWrite) })}
          </Button>
        )}
        {!isBusy && (
          <Button variant={toWrite > 0 ? 'quiet' : 'secondary'} onClick={onDiscard}>
            {text(toWrite > 0 ? listImportMessages.discard : listImportMessages.again)}
          </Button>
        )}
        <p aria-live="polite" className="text-muted empty:hidden">
          {isBusy && text(listImportMessages.writing, { n: number(toWrite) })}
        </p>
      </div>
      {preview.errors.length > 0 && <RejectedRows errors={preview.errors} />}
      <ImportRows title={text(listImportMessages.changedRows)} rows={preview.changed} total={counts.changed} />
      <ImportRows title={text(listImportMessages.newRows)} rows={preview.added} total={counts.added} />
      <ImportRows title={text(listImportMessages.missingRows)} rows={preview.missing} total={counts.missing} />
    </div>
  )
}

function Verdict({ counts }: { counts: ListImportCounts }) {
  const { text, number } = useLanguage()
  const toWrite = counts.added + counts.changed
  if (toWrite === 0 && counts.unchanged === 0)
    return <Alert kind="danger" takesFocus title={text(listImportMessages.noneGood)} />
  const title = toWrite === 0 ? listImportMessages.nothingToDo : listImportMessages.ready
  const kind = counts.faulty > 0 ? 'needs-you' : toWrite === 0 ? 'info' : 'success'
  return (
    <Alert kind={kind} takesFocus title={text(title)}>
      {counts.faulty > 0 && <p>{text(listImportMessages.withFaults, { n: number(counts.faulty) })}</p>}
      {counts.withoutBangla > 0 && <p>{text(listImportMessages.withoutBangla, { n: number(counts.withoutBangla) })}</p>}
    </Alert>
  )
}

const outcomes = ['added', 'changed', 'unchanged', 'faulty', 'missing'] as const

function CountList({ counts }: { counts: ListImportCounts }) {
  const { text, number } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {outcomes.map((count) => (
        <div key={count} className="rounded-control border border-line px-3 py-2 sm:px-4">
          <dt className="text-sm text-muted">{text(listImportMessages[count])}</dt>
          <dd className="text-xl font-bold tabular-nums">{number(counts[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
