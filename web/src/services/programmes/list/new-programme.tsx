import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { programmeListMessages } from './list-messages.ts'
import { useCreateProgramme } from './use-create-programme.ts'

/** Parses the JSON of an exported programme; the server validates it. Undefined when it is not a JSON object. */
async function parseProgrammeFile(file: Blob): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = JSON.parse(await file.text())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const blank = { bn: '', en: '' }

/** Creates a programme from a title, or imports one from a file. */
export function NewProgramme() {
  const text = useText()
  const { isBusy, create } = useCreateProgramme()
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState(blank)
  const [isTried, setIsTried] = useState(false)
  const isNamed = title.bn.trim() !== '' || title.en.trim() !== ''
  const begin = () => {
    setIsTried(true)
    if (isNamed) create({ programTitle: title.en.trim(), programTitleBng: title.bn.trim() })
  }
  const take = async (file: File) => {
    const imported = await parseProgrammeFile(file)
    if (imported) create({ imported }, programmeListMessages.imported)
    else toast({ kind: 'error', text: text(programmeListMessages.notAFile) })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {text(programmeListMessages.add)}
      </Button>
      <FileButton
        label={text(programmeListMessages.importOne)}
        icon={<FileUp aria-hidden size={18} />}
        accepts={['.json', 'application/json']}
        isBusy={isBusy}
        onChoose={(file) => void take(file)}
      />
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(programmeListMessages.addTitle)}
        size="2xl"
        actions={
          <Button isBusy={isBusy} onClick={begin}>
            {text(programmeListMessages.addYes)}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          {isTried && !isNamed && <Alert kind="danger">{text(programmeListMessages.nameNeeded)}</Alert>}
          <BilingualTextInput id="new-title" label={programmeListMessages.name} value={title} onChange={setTitle} />
        </div>
      </Modal>
    </div>
  )
}
