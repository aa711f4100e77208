import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isBlank } from '../../../domain/src/conditions/holds.ts'
import type { Offer } from '../../../domain/src/family/offers.ts'
import { useText } from '../i18n/language.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusField } from '../ui/focus-field.ts'
import { Modal } from '../ui/modal.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { useFormServices } from './form-services.ts'
import type { FieldProps } from './input.ts'
import { OfferedAnswer } from './offered-answer.tsx'
import { takeOffer } from './take-offer.ts'
import { words } from './words.ts'

export type UseSavedProps = FieldProps & { offers: readonly Offer[]; onFilled(): void }

/** The quiet button at a question that the family profile can answer. Pressing shows what would be written; only the second press writes it. */
export function UseSaved(props: UseSavedProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        isSmall
        icon={<ArchiveRestore aria-hidden size={18} />}
        className="-ml-3 self-start"
        onClick={() => setIsOpen(true)}
      >
        {text(words.fromSaved)}
        <span className="sr-only"> {text(props.field.label)}</span>
      </Button>
      {/* Beside the form, not in it: Enter in the window must not send the form. */}
      {isOpen && createPortal(<Confirm {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function Confirm({ field, path, answer, offers, onAnswer, onFilled, onClose }: UseSavedProps & { onClose(): void }) {
  const text = useText()
  const { box } = useFormServices()
  const { isBusy, run } = useBusy()
  const [place, setPlace] = useState('0')
  const [failure, setFailure] = useState<unknown>()
  const offer = offers[Number(place)]
  const write = () =>
    void run(async () => {
      if (!box || !offer) return
      try {
        onAnswer(path, await takeOffer(box, field, path, offer.answer))
        onFilled()
        onClose()
        // The button may be gone; the next render brings the boxes it filled.
        setTimeout(() => focusField(path))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(words.savedTitle, { label: field.label })}
      actions={
        <Button isBusy={isBusy} onClick={write}>
          {text(words.writeSaved)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <p>
          {text(words.savedText)} {offer?.label.en.includes('•') && text(words.savedMasked)} {!isBlank(answer) && text(words.savedReplaces)}
        </p>
        {offers.length > 1 && (
          <RadioGroup
            id={`${path}-saved`}
            label={text(words.savedWhich)}
            isOptional="unmarked"
            value={place}
            onChange={setPlace}
            choices={offers.map(({ from, label }, index) => ({ value: String(index), label: text(from), hint: text(label) }))}
          />
        )}
        {offer && <OfferedAnswer field={field} offer={offer} isChosen={offers.length > 1} />}
      </div>
    </Modal>
  )
}
