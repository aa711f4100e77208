import { Download, FileCheck, FileUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { saveFile, type DownloadedFile } from '#lib/api-client/download-file.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage, useProblems } from '#components/feedback/use-problems.ts'
import { spreadsheetUploadMessages } from './spreadsheet-upload-messages.ts'

const sheets = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

type Props = {
  hint: Bilingual
  /** Further accepted file types. */
  extraTypes?: readonly string[]
  /** Uploads the file for validation without storing it. `onProgress` receives the share sent. */
  onUpload(form: FormData, onProgress: (part: number) => void): Promise<void>
  template?: () => Promise<DownloadedFile>
  /** Runs when another file is chosen, to discard earlier results. */
  onChoose?(): void
  /** Further inputs beside the file. */
  children?: ReactNode
}

/** Uploads a spreadsheet with progress and validates it. The parent shows the result. */
export function SpreadsheetUploadForm({ hint, extraTypes = [], onUpload, template, onChoose, children }: Props) {
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
      if (problems.showIssues(file ? [] : [{ path: 'file', code: 'required' }]) || !file) return
      problems.clear()
      setSent(0)
      const form = new FormData()
      form.set('file', file)
      await onUpload(form, setSent).catch(problems.showProblem)
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
        <p className="font-semibold">{text(spreadsheetUploadMessages.file)}</p>
        <p id="file-hint" className="text-sm text-muted">
          {text(hint)}
        </p>
        <p id="file-error" aria-live="polite" className="font-semibold text-danger empty:hidden">
          {problems.errorOf('file')}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {!isBusy && (
            <FileButton
              label={text(file ? spreadsheetUploadMessages.chooseOther : spreadsheetUploadMessages.choose)}
              icon={<FileUp aria-hidden size={18} />}
              accepts={[...sheets, ...extraTypes]}
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
          {text(spreadsheetUploadMessages.check)}
        </Button>
        {template && <SpreadsheetDownloadButton label={spreadsheetUploadMessages.template} loadFile={template} />}
        <p aria-live="polite" className="text-muted empty:hidden">
          {isBusy &&
            (percent < 100
              ? text(spreadsheetUploadMessages.sending, { n: percent })
              : text(spreadsheetUploadMessages.checking))}
        </p>
      </div>
    </div>
  )
}

/** Downloads a spreadsheet: a template, or the existing rows to correct. */
export function SpreadsheetDownloadButton({
  label,
  loadFile,
}: {
  label: Bilingual
  loadFile(): Promise<DownloadedFile>
}) {
  const text = useText()
  const failed = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden size={20} />}
      onClick={() => void loadFile().then(saveFile, failed)}
    >
      {text(label)}
    </Button>
  )
}
