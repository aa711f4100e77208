import { Download, FileCheck, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getResultTemplate, readResultFile } from '../../../../../domain/src/contracts/result-plans.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import { upload } from '../../../api-client/upload.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../../ui/use-problems.ts'
import { CheckedFile } from './checked-file.tsx'
import { planWords as words } from './plan-words.ts'
import type { Plan } from './use-plan.ts'

const accepts = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']
export type ReadFile = AnswerOf<typeof readResultFile>

/** A list that comes as a file: looked at row by row, then taken whole or not at all. */
export function TakeFile({ plan, onTaken }: { plan: Plan; onTaken(): void }) {
  const { text } = useLanguage()
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<ReadFile>()
  const [sent, setSent] = useState(0)
  const problems = useProblems({ file: words.chosenFile })
  const { isBusy, run } = useBusy()
  const params = { id: plan.setupId }
  const check = () =>
    void run(async () => {
      if (problems.refuse(file ? [] : [{ path: 'file', code: 'required' }]) || !file) return
      problems.clear()
      setRead(undefined)
      setSent(0)
      const form = new FormData()
      form.set('file', file)
      try {
        setRead((await upload(readResultFile, { params, form, onProgress: setSent })).data)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const getTemplate = () =>
    void callFile(getResultTemplate, { params }).then(keepFile, (problem: unknown) =>
      toast({ kind: 'error', text: text(problemMessage(problem)) }),
    )
  const forget = () => {
    setRead(undefined)
    setFile(undefined)
  }
  const percent = Math.floor(sent * 100)
  return (
    <Card title={text(plan.origin === 'FILE' ? words.fileInstead : words.file)}>
      <div className="flex flex-col gap-5">
        <div className="max-w-[68ch] text-muted">
          <p>{text(plan.takesFile === 'APPLICATIONS' ? words.fileApplications : words.fileOutside)}</p>
          <p>{text(words.fileHow)}</p>
        </div>
        {problems.alert && (
          <Alert key={problems.attempt} kind="danger" takesFocus>
            {problems.alert}
          </Alert>
        )}
        <ChosenFile file={file} isBusy={isBusy} error={problems.errorOf('file')} onChoose={(chosen) => (setFile(chosen), setRead(undefined), problems.clear())} />
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={<FileCheck aria-hidden size={20} />} isBusy={isBusy} onClick={check}>
            {text(words.check)}
          </Button>
          <Button look="quiet" icon={<Download aria-hidden size={20} />} onClick={getTemplate}>
            {text(words.template)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isBusy && (percent < 100 ? text(words.sending, { n: percent }) : text(words.checking))}
          </p>
        </div>
        {read && <CheckedFile key={`${read.importId} ${read.refused}`} setupId={plan.setupId} read={read} onTaken={() => (forget(), onTaken())} onDiscard={forget} />}
      </div>
    </Card>
  )
} // prettier-ignore

type ChosenProps = { file: File | undefined; isBusy: boolean; error: string | undefined; onChoose(file: File): void }
function ChosenFile({ file, isBusy, error, onChoose }: ChosenProps) {
  const { text } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="font-semibold">{text(words.chosenFile)}</p>
      <p id="file-hint" className="text-sm text-muted">
        {text(words.fileHint)}
      </p>
      <p id="file-error" aria-live="polite" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isBusy && (
          <FileButton
            label={text(file ? words.chooseOther : words.choose)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={accepts}
            onChoose={onChoose}
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
  )
}
