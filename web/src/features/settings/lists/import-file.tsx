import { Download, FileCheck, FileUp } from 'lucide-react'
import { useState } from 'react'
import { getLookupSheet, readLookupImport } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { allAreas, listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import { upload } from '../../../api-client/upload.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../../ui/use-problems.ts'
import { importWords } from './import-words.ts'
import type { Preview } from './list-import.tsx'

const accepts = [
  '.csv',
  '.xlsx',
  '.json',
  'text/csv',
  'application/json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

export function ImportFile({ name, onRead }: { name: string; onRead(preview: Preview): void }) {
  const { text } = useLanguage()
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState(0)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const check = () =>
    void run(async () => {
      if (problems.refuse(file ? [] : [{ path: 'file', code: 'required' }]) || !file) return
      problems.clear()
      setSent(0)
      const form = new FormData()
      form.set('file', file)
      try {
        onRead((await upload(readLookupImport, { params: { list: name }, form, onProgress: setSent })).data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const percent = Math.floor(sent * 100)
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[68ch] text-muted">{text(importWords.intro)}</p>
      {name === allAreas && <p className="max-w-[68ch] text-muted">{text(importWords.areasText)}</p>}
      {listOfName(name)?.code === 'routing' && <p className="max-w-[68ch] text-muted">{text(importWords.branchText)}</p>}
      <Sheets name={name} />
      {problems.alert && (
        <Alert key={problems.attempt} kind="danger" takesFocus>
          {problems.alert}
        </Alert>
      )}
      <ChosenFile file={file} isBusy={isBusy} error={problems.errorOf('file')} onChoose={(chosen) => (setFile(chosen), problems.clear())} />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<FileCheck aria-hidden size={20} />} isBusy={isBusy} onClick={check}>
          {text(importWords.check)}
        </Button>
        <p aria-live="polite" className="text-muted empty:hidden">
          {isBusy && (percent < 100 ? text(importWords.sending, { n: percent }) : text(importWords.checking))}
        </p>
      </div>
    </div>
  )
}

/** An example to fill in, or the list itself to correct and give back. */
function Sheets({ name }: { name: string }) {
  const { text } = useLanguage()
  const get = (rows: 'Y' | 'N') =>
    void callFile(getLookupSheet, { params: { list: name }, query: { rows } }).then(keepFile, (problem: unknown) =>
      toast({ kind: 'error', text: text(problemMessage(problem)) }),
    )
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {(['N', 'Y'] as const).map((rows) => (
        <Button key={rows} look="quiet" isSmall icon={<Download aria-hidden size={18} />} onClick={() => get(rows)}>
          {text(rows === 'Y' ? importWords.whole : importWords.template)}
        </Button>
      ))}
    </div>
  )
}

type ChosenProps = { file: File | undefined; isBusy: boolean; error: string | undefined; onChoose(file: File): void }
function ChosenFile({ file, isBusy, error, onChoose }: ChosenProps) {
  const { text } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="font-semibold">{text(importWords.file)}</p>
      <p id="file-hint" className="text-sm text-muted">
        {text(importWords.fileHint)}
      </p>
      <p id="file-error" aria-live="polite" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isBusy && (
          <FileButton
            label={text(file ? importWords.chooseOther : importWords.choose)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={accepts}
            onChoose={onChoose}
            describedBy="file-hint file-error"
          />
        )}
        {file && <span className="min-w-0 font-semibold break-all">{file.name}</span>}
      </div>
    </div>
  )
}
