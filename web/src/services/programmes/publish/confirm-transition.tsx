import {
  archiveProgramme,
  createDraftVersion,
  closeProgramme,
  deleteProgrammeDraft,
  publishProgramme,
} from '@wewb/domain/services/programme-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { toast } from '#components/feedback/toast.tsx'
import type { ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import { publishMessages } from './publish-messages.ts'

type Texts = { title: Bilingual; text: Bilingual; yes: Bilingual; done: Bilingual; isGrave?: true }

const contracts = {
  publish: publishProgramme,
  newVersion: createDraftVersion,
  close: closeProgramme,
  archive: archiveProgramme,
  drop: deleteProgrammeDraft,
}
export type ProgrammeTransition = keyof typeof contracts

const texts: Record<ProgrammeTransition, Texts> = {
  publish: {
    title: publishMessages.publishTitle,
    text: publishMessages.publishText,
    yes: publishMessages.publish,
    done: publishMessages.published,
  },
  newVersion: {
    title: publishMessages.newVersionTitle,
    text: publishMessages.newVersionText,
    yes: publishMessages.newVersion,
    done: publishMessages.newVersionDone,
  },
  close: {
    title: publishMessages.closeTitle,
    text: publishMessages.closeText,
    yes: publishMessages.close,
    done: publishMessages.closed,
  },
  archive: {
    title: publishMessages.archiveTitle,
    text: publishMessages.archiveText,
    yes: publishMessages.archive,
    done: publishMessages.archived,
    isGrave: true,
  },
  drop: {
    title: publishMessages.dropTitle,
    text: publishMessages.dropText,
    yes: publishMessages.drop,
    done: publishMessages.dropped,
    isGrave: true,
  },
}

type Props = {
  transition: ProgrammeTransition
  programId: number
  /** Saves the draft first and returns its revision. */
  prepare(): Promise<number | undefined>
  onClose(): void
  onDone(answer: ProgrammeResponse): void
}

/** Confirms an irreversible transition and explains its consequences. */
export function ConfirmTransition({ transition, programId, prepare, onClose, onDone }: Props) {
  const text = useText()
  const { title, text: sentence, yes, done, isGrave } = texts[transition]
  const act = async () => {
    const revision = await prepare()
    if (revision === undefined) {
      toast({ kind: 'error', text: text(publishMessages.notSaved) })
      return undefined
    }
    const { data } = await sendRequest(contracts[transition], {
      params: { programId },
      body: { revision },
      isOfflineTolerant: true,
    })
    onDone(data)
    return text(done)
  }
  return (
    <ConfirmDialog
      title={text(title)}
      confirmLabel={text(yes)}
      variant={isGrave ? 'danger' : 'primary'}
      onConfirm={act}
      onCancel={onClose}
    >
      <p>{text(sentence)}</p>
    </ConfirmDialog>
  )
}
