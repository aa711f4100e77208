import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useLayoutEffect, type FormEvent } from 'react'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { FormServicesContext } from '../fields/form-services.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { LabelContext } from '../ui/field.tsx'
import { focusField } from '../ui/focus-field.ts'
import { useBusy } from '../ui/use-busy.ts'
import { FormFields } from './form-fields.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { SaveLine } from './save-line.tsx'
import type { FormState } from './use-form.ts'
import { takeOver } from './take-over.ts'
import { useReadAloud } from './use-read-aloud.tsx'
import { useStep, type StepSaves } from './use-step.ts'
import { words } from './words.ts'

type Props = StepSaves & {
  form: FormState
  step: string
  /** The step is right and stored. */
  onNext(kept: Answers): unknown
  onBack?(): void
  nextLabel?: Bilingual
  /** Of a file sent back: what cannot be changed is left out. */
  onlyOpen?: boolean
  /** Shown beside what is being written: the page and its address belong to that. */
  isPreview?: boolean
}

/** One step of a form: the questions that are asked, saved while they are answered, judged on "Next". */
export function StepForm({ form, step: stepId, onNext, onBack, nextLabel, onlyOpen = false, isPreview = false, ...saves }: Props) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const { step, place, view, asked, found, write, services, finish, save } = useStep(form, stepId, saves)
  const { drawLabel, readAloud } = useReadAloud()
  useFocusOnHash(!isPreview)
  // In the same moment in which the form stands there, and before it is seen.
  useLayoutEffect(() => queueMicrotask(takeOver), [])
  const next = (event: FormEvent) => {
    event.preventDefault()
    void run(() => finish(onNext))
  }
  return (
    <FormServicesContext value={services}>
      <form
        noValidate
        onSubmit={next}
        className="flex w-full max-w-2xl flex-col gap-6 [&>header+:is(fieldset,h3)]:border-t-0 [&>header+:is(fieldset,h3)]:pt-0"
      >
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div className="flex flex-col gap-1">
            <p className="text-sm text-muted">{text(words.stepOf, place)}</p>
            {step && <h2 className="text-xl font-bold">{text(step.title)}</h2>}
          </div>
          {readAloud}
        </header>
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} asked={asked} />
        <LabelContext value={drawLabel}>
          <FormFields
            fields={(step?.fields ?? []).filter((field) => !onlyOpen || form.openness(field.id, field) !== 'closed')}
            answers={form.answers}
            view={view}
            issues={found.open}
            openness={form.openness}
            onAnswer={write}
          />
        </LabelContext>
        <footer className="flex flex-col gap-2 border-t border-line pt-5">
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
              <span className="inline-flex items-center gap-2">
                {text(nextLabel ?? words.next)}
                <ArrowRight aria-hidden size={20} />
              </span>
            </Button>
            {onBack && (
              <Button look="quiet" icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
                {text(words.back)}
              </Button>
            )}
          </div>
          <SaveLine state={save} />
        </footer>
      </form>
    </FormServicesContext>
  )
}

/** A "change" link leads to the question itself: `…/address#present.districtId`. */
function useFocusOnHash(isMeant: boolean) {
  useEffect(() => {
    if (isMeant && location.hash) focusField(decodeURIComponent(location.hash.slice(1)))
  }, [isMeant])
}
