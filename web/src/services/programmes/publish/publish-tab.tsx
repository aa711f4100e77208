import { Circle, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useExternalStore } from '#services/programmes/draft/external-store.ts'
import type { DraftAutosave } from '#services/programmes/autosave/use-draft-autosave.ts'
import { findIssueLocation, useEditorLocation } from '#services/programmes/use-editor-location.ts'
import type { ChecklistItem, ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import { ConfirmTransition, type ProgrammeTransition } from './confirm-transition.tsx'
import { ProgrammeFileActions } from './programme-file-actions.tsx'
import { publishMessages } from './publish-messages.ts'
import { availableTransitions } from './available-transitions.ts'

type Props = {
  response: ProgrammeResponse
  autosave: DraftAutosave
  onChanged(answer: ProgrammeResponse): void
  onReload(): void
  onDeleted(): void
}

/** Lists missing items with links, and the available transitions. */
export function PublishTab({ response, autosave, onChanged, onReload, onDeleted }: Props) {
  const text = useText()
  const [step, setStep] = useState<ProgrammeTransition>()
  const checklist = useExternalStore(autosave.checklist)
  const prepare = async () => ((await autosave.flush()) ? autosave.revision : undefined)
  const done = (next: ProgrammeResponse) => {
    // A draft that was never published is deleted entirely.
    if (step === 'drop' && response.version === null) return onDeleted()
    setStep(undefined)
    return onChanged(next)
  }
  const open = availableTransitions(response)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Card title={text(response.isEditable ? publishMessages.checklist : publishMessages.acts)}>
        {response.isEditable && <Checklist missing={checklist} />}
        <div className="mt-5 flex flex-wrap gap-3 first:mt-0">
          {open.map((name) => (
            <Button
              key={name}
              variant={name === 'publish' ? 'primary' : name === 'drop' || name === 'archive' ? 'danger' : 'secondary'}
              disabled={name === 'publish' && checklist.length > 0}
              onClick={() => setStep(name)}
            >
              {text(publishMessages[name])}
            </Button>
          ))}
        </div>
      </Card>
      <Card title={text(publishMessages.files)}>
        <ProgrammeFileActions response={response} autosave={autosave} onReload={onReload} />
      </Card>
      {step && (
        <ConfirmTransition
          transition={step}
          programId={response.programId}
          prepare={prepare}
          onClose={() => setStep(undefined)}
          onDone={done}
        />
      )}
    </div>
  )
}

function Checklist({ missing }: { missing: readonly ChecklistItem[] }) {
  const text = useText()
  const { hrefOf } = useEditorLocation()
  if (missing.length === 0) return <Alert kind="success" title={text(publishMessages.nothingMissing)} />
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 font-semibold text-needs-you">
        <TriangleAlert aria-hidden size={18} />
        {text(publishMessages.missing, { n: missing.length })}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {missing.map(({ path, message, messageBng }) => {
          const { inputId, ...location } = findIssueLocation(path)
          return (
            <li key={`${path} ${message}`} className="flex gap-2 py-1.5">
              <Circle aria-hidden size={16} className="mt-1.5 shrink-0 text-needs-you" />
              <TextLink to={hrefOf(location, inputId)}>{text({ bn: messageBng, en: message })}</TextLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
