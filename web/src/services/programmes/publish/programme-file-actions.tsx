import { FileDown, FileUp, Languages } from 'lucide-react'
import { exportProgramme, exportTexts, importTexts } from '@wewb/domain/services/programme-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { downloadFile, saveFile } from '#lib/api-client/download-file.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { DraftAutosave } from '#services/programmes/autosave/use-draft-autosave.ts'
import type { ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import { publishMessages } from './publish-messages.ts'

type Props = { response: ProgrammeResponse; autosave: DraftAutosave; onReload(): void }

/** Exports the programme as a file and its texts as a spreadsheet for translation, and imports the spreadsheet. */
export function ProgrammeFileActions({ response: { programId, isEditable, actions }, autosave, onReload }: Props) {
  const text = useText()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const runWithToast = (action: () => Promise<unknown>) =>
    void run(async () => {
      try {
        problems.clear()
        // Saves first, so that the export matches the screen.
        await autosave.flush()
        await action()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const takeTexts = async (file: File) => {
    const form = new FormData()
    form.append('file', file)
    const { data } = await sendRequest(importTexts, { params: { programId }, form, isOfflineTolerant: true })
    toast({ kind: 'success', text: text(publishMessages.textsTaken, { n: data.changed, left: data.notUsed.length }) })
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
          <Act hint={text(publishMessages.exportHint)}>
            <Button
              variant="secondary"
              isSmall
              isBusy={isBusy}
              icon={<FileDown aria-hidden size={18} />}
              onClick={() => runWithToast(async () => saveFile(await downloadFile(exportProgramme, { params })))}
            >
              {text(publishMessages.exportOne)}
            </Button>
          </Act>
          <Act hint={text(publishMessages.textsHint)}>
            <Button
              variant="secondary"
              isSmall
              isBusy={isBusy}
              icon={<Languages aria-hidden size={18} />}
              onClick={() => runWithToast(async () => saveFile(await downloadFile(exportTexts, { params })))}
            >
              {text(publishMessages.texts)}
            </Button>
          </Act>
        </>
      )}
      {isEditable && actions.includes('edit') && (
        <FileButton
          className="self-start"
          label={text(publishMessages.textsBack)}
          icon={<FileUp aria-hidden size={18} />}
          accepts={['.csv', '.tsv', '.txt']}
          isBusy={isBusy}
          onChoose={(file) => runWithToast(() => takeTexts(file))}
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
