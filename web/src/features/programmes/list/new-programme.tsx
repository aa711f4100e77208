import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.tsx'
import { BothTexts } from '../form/both-texts.tsx'
import { words } from './list-words.ts'
import { readProgrammeFile } from './read-programme-file.ts'
import { useCreate } from './use-create.ts'

const blank = { bn: '', en: '' }

/** With a name it begins; or somebody has it in a file. */
export function NewProgramme() {
  const text = useText()
  const { isBusy, create } = useCreate()
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState(blank)
  const [isTried, setIsTried] = useState(false)
  const isNamed = title.bn.trim() !== '' || title.en.trim() !== ''
  const begin = () => {
    setIsTried(true)
    if (isNamed) create({ programTitle: title.en.trim(), programTitleBng: title.bn.trim() })
  }
  const take = async (file: File) => {
    const imported = await readProgrammeFile(file)
    if (imported) create({ imported }, words.imported)
    else toast({ kind: 'error', text: text(words.notAFile) })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {text(words.add)}
      </Button>
      <FileButton
        label={text(words.importOne)}
        icon={<FileUp aria-hidden size={18} />}
        accepts={['.json', 'application/json']}
        isBusy={isBusy}
        onChoose={(file) => void take(file)}
      />
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(words.addTitle)}
        size="2xl"
        actions={
          <Button isBusy={isBusy} onClick={begin}>
            {text(words.addYes)}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          {isTried && !isNamed && <Alert kind="danger">{text(words.nameNeeded)}</Alert>}
          <BothTexts id="new-title" label={words.name} value={title} onChange={setTitle} />
        </div>
      </Modal>
    </div>
  )
}
