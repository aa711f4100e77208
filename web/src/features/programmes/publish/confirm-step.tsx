import {
  archiveProgramme,
  beginVersion,
  closeProgramme,
  dropDraft,
  publishProgramme,
} from '../../../../../domain/src/contracts/programmes.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ProgrammeAnswer } from '../use-programme.ts'
import { words } from './publish-words.ts'

type Texts = { title: Bilingual; text: Bilingual; yes: Bilingual; done: Bilingual; isGrave?: true }

const contracts = { publish: publishProgramme, newVersion: beginVersion, close: closeProgramme, archive: archiveProgramme, drop: dropDraft }
export type StepName = keyof typeof contracts

const texts: Record<StepName, Texts> = {
  publish: { title: words.publishTitle, text: words.publishText, yes: words.publish, done: words.published },
  newVersion: { title: words.newVersionTitle, text: words.newVersionText, yes: words.newVersion, done: words.newVersionDone },
  close: { title: words.closeTitle, text: words.closeText, yes: words.close, done: words.closed },
  archive: { title: words.archiveTitle, text: words.archiveText, yes: words.archive, done: words.archived, isGrave: true },
  drop: { title: words.dropTitle, text: words.dropText, yes: words.drop, done: words.dropped, isGrave: true },
}

type Props = {
  step: StepName
  programId: number
  /** What is written is stored first; the revision of that. */
  prepare(): Promise<number | undefined>
  onClose(): void
  onDone(answer: ProgrammeAnswer): void
}

/** What cannot be undone is asked once more, with what follows from it. */
export function ConfirmStep({ step, programId, prepare, onClose, onDone }: Props) {
  const text = useText()
  const { title, text: sentence, yes, done, isGrave } = texts[step]
  const act = async () => {
    const revision = await prepare()
    if (revision === undefined) {
      toast({ kind: 'error', text: text(words.notSaved) })
      return undefined
    }
    const { data } = await call(contracts[step], { params: { programId }, body: { revision }, isPatient: true })
    onDone(data)
    return text(done)
  }
  return (
    <AskedOnceMore title={text(title)} yes={text(yes)} look={isGrave ? 'danger' : 'primary'} act={act} onCancel={onClose}>
      <p>{text(sentence)}</p>
    </AskedOnceMore>
  )
}
