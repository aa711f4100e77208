import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  builderTypes,
  fieldTemplates,
  paletteGroups,
  type BuilderType,
} from '@wewb/domain/services/programmes/field-templates'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { Modal } from '#components/overlays/modal.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { addQuestion, addSection } from '#services/programmes/draft/add-question.ts'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { paletteGroupMessages, formMessages } from './form-messages.ts'
import { paletteMessages } from './palette-messages.ts'
import { TypeIcon } from './question-icon.tsx'

/** Buttons to add a question at the current position, or a section. */
export function AddButtons() {
  const text = useText()
  const draft = useDraft()
  const { at, open } = useEditorLocation()
  const [isOpen, setIsOpen] = useState(false)
  if (!draft.isEditable) return null
  const addTyped = (type: BuilderType) => {
    const { programme, id } = addQuestion(draft.read(), type, at)
    draft.change(`add ${id}`, () => programme)
    setIsOpen(false)
    // Moves the focus from the closed dialog to the label of the new question.
    open(id, 'label.bn')
  }
  const addOneSection = () => {
    const { programme, id } = addSection(draft.read())
    draft.change(`add ${id}`, () => programme)
    open(id, 'title.bn')
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
        {text(formMessages.addQuestion)}
      </Button>
      <Button variant="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={addOneSection}>
        {text(formMessages.addSection)}
      </Button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} onChoose={addTyped} />}
    </div>
  )
}

/** Lists all question types with an example; a search narrows them down. */
function Palette({ onClose, onChoose }: { onClose(): void; onChoose(type: BuilderType): void }) {
  const text = useText()
  const [filters, setFilters] = useState('')
  const fits = (type: BuilderType) => {
    const { bn, en } = fieldTemplates[type].name
    const example = paletteMessages[type]
    return [bn, en, example.bn, example.en].some((word) => word.toLowerCase().includes(filters.trim().toLowerCase()))
  }
  return (
    <Modal isOpen onClose={onClose} title={text(formMessages.palette)} size="4xl">
      <div className="flex flex-col gap-4">
        <TextInput
          id="palette-search"
          type="search"
          label={text(formMessages.search)}
          isOptional="unmarked"
          width="medium"
          value={filters}
          onChange={setFilters}
        />
        {paletteGroups.map((group) => {
          const types = builderTypes.filter((type) => fieldTemplates[type].group === group && fits(type))
          return (
            types.length > 0 && (
              <section key={group}>
                <h3 className="mb-1 font-bold">{text(paletteGroupMessages[group])}</h3>
                <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
                  {types.map((type) => (
                    <li key={type}>
                      <button
                        type="button"
                        onClick={() => onChoose(type)}
                        className={classes(
                          'flex h-full min-h-11 w-full cursor-pointer items-start gap-2.5 px-3 py-2 text-left',
                          'rounded-control border border-line bg-card hover:border-brand hover:bg-brand-soft',
                          focusRing,
                        )}
                      >
                        <span className="pt-1">
                          <TypeIcon type={type} />
                        </span>
                        <span>
                          <span className="block font-semibold">{text(fieldTemplates[type].name)}</span>
                          <span className="block text-sm text-muted">{text(paletteMessages[type])}</span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </Modal>
  )
}
