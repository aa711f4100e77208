import { ArrowLeft, Download, FileCheck, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getUserTemplate, readUserImport } from '../../../../domain/src/contracts/user-imports.ts'
import { callFile, keepFile } from '../../api-client/call-file.ts'
import { upload } from '../../api-client/upload.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../ui/use-problems.ts'
import { importWords } from './form-words.ts'
import { ImportDone, type Made } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useReload } from './use-users.ts'
import { words } from './words.ts'

export type Preview = AnswerOf<typeof readUserImport>
const accepts = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Choose a file, look at who would be added, confirm, see who was: one after the other. */
export function ImportUsers() {
  const text = useText()
  const reload = useReload()
  const [preview, setPreview] = useState<Preview>()
  const [made, setMade] = useState<Made>()
  const finish = (list: Made) => {
    reload()
    setPreview(undefined)
    setMade(list)
  }
  return (
    <>
      <PageTitle intro={text(importWords.intro)}>{text(importWords.title)}</PageTitle>
      <ButtonLink to="/users" look="quiet" className="-ml-4 self-start" icon={<ArrowLeft aria-hidden size={18} />}>
        {text(words.back)}
      </ButtonLink>
      {made && <ImportDone made={made} onAnother={() => setMade(undefined)} />}
      {preview && <ImportPreview preview={preview} onDone={finish} onDiscard={() => setPreview(undefined)} />}
      {!made && !preview && <ImportForm onRead={setPreview} />}
    </>
  )
}

function ImportForm({ onRead }: { onRead(preview: Preview): void }) {
  const text = useText()
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
        onRead((await upload(readUserImport, { params: {}, form, onProgress: setSent })).data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const getTemplate = () =>
    void callFile(getUserTemplate, {}).then(keepFile, (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) }))
  const percent = Math.floor(sent * 100)
  return (
    <Card title={text(importWords.file)}>
      <div className="flex flex-col items-start gap-5">
        <Alert kind="info">{text(importWords.passwords)}</Alert>
        {problems.alert && (
          <Alert key={problems.attempt} kind="danger" takesFocus>
            {problems.alert}
          </Alert>
        )}
        <div className="flex flex-col items-start gap-1.5">
          <p id="file-hint" className="text-sm text-muted">
            {text(importWords.fileHint)}
          </p>
          <p id="file-error" aria-live="polite" className="font-semibold text-danger empty:hidden">
            {problems.errorOf('file')}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {!isBusy && (
              <FileButton
                label={text(file ? importWords.chooseOther : importWords.choose)}
                icon={<FileUp aria-hidden size={18} />}
                accepts={accepts}
                onChoose={(chosen) => (setFile(chosen), problems.clear())}
                describedBy="file-hint file-error"
              />
            )}
            {file && <span className="min-w-0 font-semibold break-all">{file.name}</span>}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={<FileCheck aria-hidden size={20} />} isBusy={isBusy} onClick={check}>
            {text(importWords.check)}
          </Button>
          <Button look="quiet" icon={<Download aria-hidden size={20} />} onClick={getTemplate}>
            {text(importWords.template)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isBusy && (percent < 100 ? text(importWords.sending, { n: percent }) : text(importWords.checking))}
          </p>
        </div>
      </div>
    </Card>
  )
}
