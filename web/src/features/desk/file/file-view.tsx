import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { Move } from '../../../../../domain/src/definition/workflow.ts'
import { FormServicesContext } from '../../../fields/form-services.ts'
import { useApplication, type Application } from '../../../forms/application.ts'
import { FileMessages } from '../../../forms/file-messages.tsx'
import { usePortalFormServices } from '../../../forms/portal-form-services.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { problemMessage } from '../../../ui/use-problems.ts'
import { questionsOf } from '../questions-of.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { DecisionBar } from './decision-bar.tsx'
import { DocumentModal, DocumentPanel } from './document-viewer.tsx'
import { FileActions } from './file-actions.tsx'
import { FileAnswers } from './file-answers.tsx'
import { FileDocuments } from './file-documents.tsx'
import { FileHeader } from './file-header.tsx'
import { FileHistory } from './file-history.tsx'
import { FileInstalments } from './file-instalments.tsx'
import { FileLetters } from './file-letters.tsx'
import { FileNotices } from './file-notices.tsx'
import { words } from './file-words.ts'
import { usePapers } from './use-papers.ts'
import { useFileArrival } from '../../../ui/use-file-arrival.ts'
import { useIsWide } from '../use-is-wide.ts'

/** One application on one page: facts left, papers right, the open moves at the foot. */
export function FileView({ applicationNo, ...place }: Omit<Props, 'file' | 'onReload'> & { applicationNo: string }) {
  const file = useApplication(applicationNo)
  useFileArrival(file.data !== undefined)
  if (file.isPending) return <SkeletonLines lines={10} />
  if (file.error) return <LoadFailed problem={file.error} onRetry={() => void file.refetch()} />
  return <OpenFile {...place} file={file.data} onReload={async () => void (await file.refetch())} />
}

type Props = { file: Application; back: string; onReload(): Promise<void>; about?(file: Application): ReactNode }

function OpenFile({ file, back, onReload, about }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isWide = useIsWide()
  const questions = useMemo(() => questionsOf(file), [file])
  const services = usePortalFormServices(file, { questions })
  const [refusal, setRefusal] = useState<{ problem: unknown; attempt: number }>()
  const papers = usePapers(file)
  const [openedId, setOpened] = useState<string>()
  const opened = papers.find(({ id }) => id === openedId)
  const Viewer = isWide ? DocumentPanel : DocumentModal
  const closeDocument = () => setOpened(undefined)
  useShortcuts({ Escape: () => (opened ? closeDocument() : navigate(back)) })

  const moved = (move: Move) => {
    toast({ kind: 'success', text: text(words.moved, { no: file.applicationNo, move: move.label }) })
    void client.invalidateQueries({ queryKey: ['desk'] })
    navigate(back)
  }
  const refuse = async (problem: unknown) => {
    await onReload()
    void client.invalidateQueries({ queryKey: ['desk'] })
    setRefusal((before) => ({ problem, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const taken = async () => {
    setRefusal(undefined)
    await onReload()
    void client.invalidateQueries({ queryKey: ['desk'] })
  }
  return (
    <FormServicesContext value={services}>
      <FileHeader
        file={file}
        back={back}
        actions={<FileActions file={file} onTaken={taken} onRefused={(problem) => void refuse(problem)} />}
      />
      {refusal && (
        <Alert key={refusal.attempt} kind="danger" takesFocus title={text(words.refused, { why: problemMessage(refusal.problem) })} />
      )}
      <FileNotices file={file} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {about?.(file)}
          <FileAnswers file={file} />
          <FileInstalments instalments={file.instalments} />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
          <FileLetters file={file} />
          <FileDocuments file={file} papers={papers} shown={openedId} onOpen={setOpened} />
          <FileHistory file={file} onOpen={setOpened} />
          <FileMessages applicationNo={file.applicationNo} title={text(words.messages)} />
        </div>
      </div>
      {opened && <Viewer papers={papers} shown={opened} onOpen={setOpened} onClose={closeDocument} />}
      <DecisionBar file={file} services={services} onMoved={moved} onRefused={(problem) => void refuse(problem)} />
    </FormServicesContext>
  )
}
