import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Option } from '@wewb/domain/engine/fields/choice'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { addOptions, parseOptions } from '#services/programmes/draft/parse-options.ts'
import { propertyMessages } from '#services/programmes/form/property-messages.ts'

type Props = { options: readonly Option[]; onClose(): void; onAdd(options: Option[]): void }

/** Imports many options from a pasted spreadsheet. */
export function PasteOptionsDialog({ options, onClose, onAdd }: Props) {
  const text = useText()
  const [pasted, setPasted] = useState('')
  const found = parseOptions(pasted)
  const add = () => {
    // Drops the blank options of a new question.
    const named = options.filter(({ label }) => label.bn !== '' || label.en !== '')
    onAdd(addOptions(named, found))
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(propertyMessages.pasteTitle)}
      actions={
        <Button disabled={found.length === 0} onClick={add}>
          {text(propertyMessages.pasteYes)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          id="pasted"
          label={text(propertyMessages.pasteBox)}
          hint={text(propertyMessages.pasteHint)}
          isOptional="unmarked"
          rows={8}
          value={pasted}
          onChange={setPasted}
        />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={text(propertyMessages.pasteFile)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={['.csv', '.tsv', '.txt']}
            onChoose={(file) => void file.text().then(setPasted)}
          />
          <p aria-live="polite" className="text-muted">
            {pasted !== '' && text(propertyMessages.pasteFound, { n: found.length })}
          </p>
        </div>
      </div>
    </Modal>
  )
}
