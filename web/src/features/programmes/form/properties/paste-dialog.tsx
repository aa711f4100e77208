import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Option } from '../../../../../../domain/src/fields/choice.ts'
import { useText } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { addOptions, readOptions } from '../../draft/paste-options.ts'
import { words } from '../property-words.ts'

type Props = { options: readonly Option[]; onClose(): void; onAdd(options: Option[]): void }

/** Forty options are not typed: they are copied from the sheet in which somebody already has them. */
export function PasteOptions({ options, onClose, onAdd }: Props) {
  const text = useText()
  const [pasted, setPasted] = useState('')
  const found = readOptions(pasted)
  const add = () => {
    // The blank ones of a new question were only waiting for this.
    const said = options.filter(({ label }) => label.bn !== '' || label.en !== '')
    onAdd(addOptions(said, found))
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(words.pasteTitle)}
      actions={
        <Button disabled={found.length === 0} onClick={add}>
          {text(words.pasteYes)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          id="pasted"
          label={text(words.pasteBox)}
          hint={text(words.pasteHint)}
          isOptional="unmarked"
          rows={8}
          value={pasted}
          onChange={setPasted}
        />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={text(words.pasteFile)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={['.csv', '.tsv', '.txt']}
            onChoose={(file) => void file.text().then(setPasted)}
          />
          <p aria-live="polite" className="text-muted">
            {pasted !== '' && text(words.pasteFound, { n: found.length })}
          </p>
        </div>
      </div>
    </Modal>
  )
}
