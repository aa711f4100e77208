import { Circle, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, TextLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useHeld } from '../draft/held.ts'
import type { DraftSaving } from '../saving/use-draft-saving.ts'
import { usePlace } from '../use-place.ts'
import type { Missing, ProgrammeAnswer } from '../use-programme.ts'
import { ConfirmStep, type StepName } from './confirm-step.tsx'
import { FileActs } from './file-acts.tsx'
import { placeOfIssue } from './place-of-issue.ts'
import { words } from './publish-words.ts'
import { stepsOpen } from './steps-open.ts'

type Props = { answer: ProgrammeAnswer; saving: DraftSaving; onChanged(answer: ProgrammeAnswer): void; onReload(): void; onGone(): void }

/** What is missing, each row leading to its place; then what can be done with the programme as it stands. */
export function PublishTab({ answer, saving, onChanged, onReload, onGone }: Props) {
  const text = useText()
  const [step, setStep] = useState<StepName>()
  const checklist = useHeld(saving.checklist)
  const prepare = async () => ((await saving.flush()) ? saving.revision : undefined)
  const done = (next: ProgrammeAnswer) => {
    // A draft that was never published is gone with all of it.
    if (step === 'drop' && answer.version === null) return onGone()
    setStep(undefined)
    return onChanged(next)
  }
  const open = stepsOpen(answer)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Card title={text(answer.isEditable ? words.checklist : words.acts)}>
        {answer.isEditable && <Checklist missing={checklist} />}
        <div className="mt-5 flex flex-wrap gap-3 first:mt-0">
          {open.map((name) => (
            <Button
              key={name}
              look={name === 'publish' ? 'primary' : name === 'drop' || name === 'archive' ? 'danger' : 'secondary'}
              disabled={name === 'publish' && checklist.length > 0}
              onClick={() => setStep(name)}
            >
              {text(words[name])}
            </Button>
          ))}
        </div>
      </Card>
      <Card title={text(words.files)}>
        <FileActs answer={answer} saving={saving} onReload={onReload} />
      </Card>
      {step && <ConfirmStep step={step} programId={answer.programId} prepare={prepare} onClose={() => setStep(undefined)} onDone={done} />}
    </div>
  )
}

function Checklist({ missing }: { missing: readonly Missing[] }) {
  const text = useText()
  const { hrefOf } = usePlace()
  if (missing.length === 0) return <Alert kind="success" title={text(words.nothingMissing)} />
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 font-semibold text-needs-you">
        <TriangleAlert aria-hidden size={18} />
        {text(words.missing, { n: missing.length })}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {missing.map(({ path, message, messageBng }) => {
          const { box, ...place } = placeOfIssue(path)
          return (
            <li key={`${path} ${message}`} className="flex gap-2 py-1.5">
              <Circle aria-hidden size={16} className="mt-1.5 shrink-0 text-needs-you" />
              <TextLink to={hrefOf(place, box)}>{text({ bn: messageBng, en: message })}</TextLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
