import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isBlank, isAnswers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { type AutofillSuggestion, documentsIn } from '@wewb/domain/casework/family/autofill-suggestions'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { focusField } from '#components/inputs/focus-field.ts'
import { Modal } from '#components/overlays/modal.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useFormServices, type DocumentVault } from './form-services.ts'
import type { FieldProps } from './input-props.ts'
import { AutofillPreview } from './autofill-preview.tsx'
import { fieldMessages } from './messages.ts'
import type { Field } from '@wewb/domain/engine/fields/field'

/** Converts a suggestion into an answer: each document of the vault is first copied to the application. */
export async function applySuggestion(
  vault: Pick<DocumentVault, 'copyDocument'>,
  field: Field,
  path: string,
  offered: unknown,
): Promise<unknown> {
  let answer = offered
  for (const { path: documentPath, documents } of documentsIn(field, offered, path)) {
    const copiedIds: string[] = []
    for (const id of documents) copiedIds.push((await vault.copyDocument(documentPath, id)).documentId)
    answer = withAnswer(answer, documentPath.slice(path.length + 1), copiedIds)
  }
  return answer
}

/** `path` is relative to the answer; empty for the answer itself. */
function withAnswer(answer: unknown, path: string, documents: string[]): unknown {
  if (path === '') return documents
  const [id = '', ...rest] = path.split('.')
  const parent = isAnswers(answer) ? answer : {}
  return { ...parent, [id]: withAnswer(parent[id], rest.join('.'), documents) }
}

export type AutofillButtonProps = FieldProps & { suggestions: readonly AutofillSuggestion[]; onFilled(): void }

/**
 * Autofill button of a field that the family profile can answer. The first press shows a preview; the second writes the
 * answer.
 */
export function AutofillButton(props: AutofillButtonProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        icon={<ArchiveRestore aria-hidden size={18} />}
        className="-ml-3 self-start"
        onClick={() => setIsOpen(true)}
      >
        {text(fieldMessages.fromSaved)}
        <span className="sr-only"> {text(props.field.label)}</span>
      </Button>
      {/* A portal outside the form, so that Enter in the dialog does not submit the form. */}
      {isOpen && createPortal(<Confirm {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function Confirm({
  field,
  path,
  answer,
  suggestions,
  onAnswer,
  onFilled,
  onClose,
}: AutofillButtonProps & { onClose(): void }) {
  const text = useText()
  const { documentVault } = useFormServices()
  const { isBusy, run } = useBusy()
  const [optionIndex, setOptionIndex] = useState('0')
  const [failure, setFailure] = useState<unknown>()
  const offer = suggestions[Number(optionIndex)]
  const write = () =>
    void run(async () => {
      if (!documentVault || !offer) return
      try {
        onAnswer(path, await applySuggestion(documentVault, field, path, offer.answer))
        onFilled()
        onClose()
        // The button may be unmounted; the next render mounts the filled inputs.
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
      title={text(fieldMessages.savedTitle, { label: field.label })}
      actions={
        <Button isBusy={isBusy} onClick={write}>
          {text(fieldMessages.writeSaved)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <p>
          {text(fieldMessages.savedText)} {offer?.label.en.includes('•') && text(fieldMessages.savedMasked)}{' '}
          {!isBlank(answer) && text(fieldMessages.savedReplaces)}
        </p>
        {suggestions.length > 1 && (
          <RadioGroup
            id={`${path}-saved`}
            label={text(fieldMessages.savedWhich)}
            isOptional="unmarked"
            value={optionIndex}
            onChange={setOptionIndex}
            choices={suggestions.map(({ from, label }, index) => ({
              value: String(index),
              label: text(from),
              hint: text(label),
            }))}
          />
        )}
        {offer && <AutofillPreview field={field} suggestion={offer} isChosen={suggestions.length > 1} />}
      </div>
    </Modal>
  )
}
