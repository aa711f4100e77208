import { Download, FileCheck, FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { keepFile, type ReceivedFile } from '../api-client/call-file.ts'
import { useText } from '../i18n/language.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { toast } from '../ui/toast.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage, useProblems } from '../ui/use-problems.ts'
import { sheetWords as words } from './sheet-words.ts'

const sheets = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

type Props = {
  hint: Bilingual
  /** Other kinds of file that are read too. */
  also?: readonly string[]
  /** Hands the file in to be checked; nothing is stored by that. `onProgress` hears which part has been sent. */
  send(form: FormData, onProgress: (part: number) => void): Promise<void>
  template?: () => Promise<ReceivedFile>
  /** Another file was chosen: what was said of the one before is over. */
  onChoose?(): void
  /** What is asked besides the file. */
  children?: ReactNode
}

/** A sheet of rows: chosen, sent with its progress, and checked. What came of it is shown by whoever asked for it. */
export function SheetForm({ hint, also = [], send, template, onChoose, children }: Props) {
  const text = useText()
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState(0)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const choose = (chosen: File) => {
    setFile(chosen)
    problems.clear()
    onChoose?.()
  }
  const check = () =>
    void run(async () => {
      if (problems.refuse(file ? [] : [{ path: 'file', code: 'required' }]) || !file) return
      problems.clear()
      setSent(0)
      const form = new FormData()
      form.set('file', file)
      await send(form, setSent).catch(problems.failed)
    })
  const percent = Math.floor(sent * 100)
  return (
    <div className="flex flex-col gap-5">
      {problems.alert && (
        <Alert key={problems.attempt} kind="danger" takesFocus>
          {problems.alert}
        </Alert>
      )}
      {children}
      <div className="flex flex-col items-start gap-1.5">
        <p className="font-semibold">{text(words.file)}</p>
        <p id="file-hint" className="text-sm text-muted">
          {text(hint)}
        </p>
        <p id="file-error" aria-live="polite" className="font-semibold text-danger empty:hidden">
          {problems.errorOf('file')}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {!isBusy && (
            <FileButton
              label={text(file ? words.chooseOther : words.choose)}
              icon={<FileUp aria-hidden size={18} />}
              accepts={[...sheets, ...also]}
              onChoose={choose}
              describedBy="file-hint file-error"
            />
          )}
          {file && (
            <span lang="en" className="min-w-0 font-semibold break-all">
              {file.name}
            </span>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<FileCheck aria-hidden size={20} />} isBusy={isBusy} onClick={check}>
          {text(words.check)}
        </Button>
        {template && <SheetButton label={words.template} get={template} />}
        <p aria-live="polite" className="text-muted empty:hidden">
          {isBusy && (percent < 100 ? text(words.sending, { n: percent }) : text(words.checking))}
        </p>
      </div>
    </div>
  )
}

/** A sheet to take along: an example to fill in, or what is there to correct and give back. */
export function SheetButton({ label, get }: { label: Bilingual; get(): Promise<ReceivedFile> }) {
  const text = useText()
  const failed = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  return (
    <Button look="quiet" icon={<Download aria-hidden size={20} />} onClick={() => void get().then(keepFile, failed)}>
      {text(label)}
    </Button>
  )
}
