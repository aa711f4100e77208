import { FileDown, FileUp, Languages } from 'lucide-react'
import { exportProgramme, exportTexts, importTexts } from '../../../../../domain/src/contracts/programmes.ts'
import { call } from '../../../api-client/call.ts'
import { callFile, keepFile } from '../../../api-client/call-file.ts'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import type { DraftSaving } from '../saving/use-draft-saving.ts'
import type { ProgrammeAnswer } from '../use-programme.ts'
import { words } from './publish-words.ts'

type Props = { answer: ProgrammeAnswer; saving: DraftSaving; onReload(): void }

/** The programme as one file, and its texts as a sheet that goes to the translator and comes back. */
export function FileActs({ answer: { programId, isEditable, actions }, saving, onReload }: Props) {
  const text = useText()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const trying = (work: () => Promise<unknown>) =>
    void run(async () => {
      try {
        problems.clear()
        // What is taken along is what is on the screen.
        await saving.flush()
        await work()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const takeTexts = async (file: File) => {
    const form = new FormData()
    form.append('file', file)
    const { data } = await call(importTexts, { params: { programId }, form, isPatient: true })
    toast({ kind: 'success', text: text(words.textsTaken, { n: data.changed, left: data.notUsed.length }) })
    onReload()
  }
  const params = { programId }
  return (
    <div className="flex flex-col gap-4">
      {[problems.alert, ...problems.errors.map((error) => error.text)].filter(Boolean).map((sentence) => (
        <Alert key={sentence} kind="danger">
          {sentence}
        </Alert>
      ))}
      {actions.includes('export') && (
        <>
          <Act hint={text(words.exportHint)}>
            <Button
              look="secondary"
              isSmall
              isBusy={isBusy}
              icon={<FileDown aria-hidden size={18} />}
              onClick={() => trying(async () => keepFile(await callFile(exportProgramme, { params })))}
            >
              {text(words.exportOne)}
            </Button>
          </Act>
          <Act hint={text(words.textsHint)}>
            <Button
              look="secondary"
              isSmall
              isBusy={isBusy}
              icon={<Languages aria-hidden size={18} />}
              onClick={() => trying(async () => keepFile(await callFile(exportTexts, { params })))}
            >
              {text(words.texts)}
            </Button>
          </Act>
        </>
      )}
      {isEditable && actions.includes('edit') && (
        <FileButton
          className="self-start"
          label={text(words.textsBack)}
          icon={<FileUp aria-hidden size={18} />}
          accepts={['.csv', '.tsv', '.txt']}
          isBusy={isBusy}
          onChoose={(file) => trying(() => takeTexts(file))}
        />
      )}
    </div>
  )
}

const Act = ({ hint, children }: { hint: string; children: React.ReactNode }) => (
  <div className="flex flex-col items-start gap-1">
    {children}
    <p className="text-sm text-muted">{hint}</p>
  </div>
)
