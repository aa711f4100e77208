import { Plus } from 'lucide-react'
import { useState } from 'react'
import { builderTypes, fieldTemplates, paletteGroups, type BuilderType } from '../../../../../domain/src/programmes/templates.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { Modal } from '../../../ui/modal.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { addQuestion, addSection } from '../draft/add-thing.ts'
import { useDraft } from '../draft/draft-store.ts'
import { usePlace } from '../use-place.ts'
import { groupWords, words } from './form-words.ts'
import { exampleWords } from './palette-words.ts'
import { TypeIcon } from './question-icon.tsx'

/** A question more, where the person is, or a section more. */
export function AddButtons() {
  const text = useText()
  const draft = useDraft()
  const { at, open } = usePlace()
  const [isOpen, setIsOpen] = useState(false)
  if (!draft.isEditable) return null
  const addTyped = (type: BuilderType) => {
    const { programme, id } = addQuestion(draft.read(), type, at)
    draft.change(`add ${id}`, () => programme)
    setIsOpen(false)
    // The window takes the focus with it: whoever has chosen goes on with the words of the question.
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
        {text(words.addQuestion)}
      </Button>
      <Button look="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={addOneSection}>
        {text(words.addSection)}
      </Button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} onChoose={addTyped} />}
    </div>
  )
}

/** Every kind by its plain name with an example; a few letters of either narrow it down. */
function Palette({ onClose, onChoose }: { onClose(): void; onChoose(type: BuilderType): void }) {
  const text = useText()
  const [sought, setSought] = useState('')
  const fits = (type: BuilderType) => {
    const { bn, en } = fieldTemplates[type].name
    const example = exampleWords[type]
    return [bn, en, example.bn, example.en].some((word) => word.toLowerCase().includes(sought.trim().toLowerCase()))
  }
  return (
    <Modal isOpen onClose={onClose} title={text(words.palette)} size="4xl">
      <div className="flex flex-col gap-4">
        <TextInput
          id="palette-search"
          type="search"
          label={text(words.search)}
          isOptional="unmarked"
          width="medium"
          value={sought}
          onChange={setSought}
        />
        {paletteGroups.map((group) => {
          const types = builderTypes.filter((type) => fieldTemplates[type].group === group && fits(type))
          return (
            types.length > 0 && (
              <section key={group}>
                <h3 className="mb-1 font-bold">{text(groupWords[group])}</h3>
                <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
                  {types.map((type) => (
                    <li key={type}>
                      <button
                        type="button"
                        onClick={() => onChoose(type)}
                        className={classes(
                          'flex h-full min-h-11 w-full cursor-pointer items-start gap-2.5 rounded-control border border-line bg-card px-3 py-2 text-left hover:border-brand hover:bg-brand-soft',
                          focusRing,
                        )}
                      >
                        <span className="pt-1">
                          <TypeIcon type={type} />
                        </span>
                        <span>
                          <span className="block font-semibold">{text(fieldTemplates[type].name)}</span>
                          <span className="block text-sm text-muted">{text(exampleWords[type])}</span>
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
