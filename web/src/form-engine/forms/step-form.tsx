import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useLayoutEffect, type FormEvent, useCallback, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { LabelContext, renderPlainLabel, type RenderLabel } from '#components/inputs/field.tsx'
import { focusField } from '#components/inputs/focus-field.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { classes } from '#components/styles/class-names.ts'
import { FormFields } from './form-fields.tsx'
import { IssueSummary } from './issue-summary.tsx'
import { SaveStatus } from './save-status.tsx'
import type { FormState } from './use-form.ts'
import { requestStepHandOff } from './request-step-hand-off.ts'
import { useStep, type StepSaveHandlers } from './use-step.ts'
import { formMessages } from './messages.ts'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'

const loadReadAloud = async () => (await import('#form-engine/read-aloud/read-aloud.tsx')).ReadAloudSwitch

/**
 * The switch in the header of a form, and labels with a speaker while it is on. Both are lazy-loaded after the form.
 */
function useReadAloud() {
  const { Component } = useLazyComponent(loadReadAloud)
  const [renderLabel, setRenderLabel] = useState(() => renderPlainLabel)
  const change = useCallback((next: RenderLabel) => setRenderLabel(() => next), [])
  return { renderLabel, readAloud: Component && <Component onChange={change} /> }
}

type Props = StepSaveHandlers & {
  form: FormState
  step: string
  /** Runs when the step is valid and saved. */
  onNext(normalized: Answers): unknown
  onBack?(): void
  nextLabel?: Bilingual
  /** For a returned application: hides fields that cannot be changed. */
  isOnlyEditable?: boolean
  /** Rendered as a preview beside an editor: focus and URL belong to the editor. */
  isPreview?: boolean
}

/** One step of a form: its visible fields, saved while they are filled in, validated on "Next". */
export function StepForm({
  form,
  step: stepId,
  onNext,
  onBack,
  nextLabel,
  isOnlyEditable = false,
  isPreview = false,
  ...saves
}: Props) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const { step, position, view, visibleFields, found, write, services, finish, save } = useStep(form, stepId, saves)
  const { renderLabel, readAloud } = useReadAloud()
  useFocusOnHash(!isPreview)
  // Runs as soon as the form is mounted and before it is painted.
  useLayoutEffect(() => queueMicrotask(requestStepHandOff), [])
  const next = (event: FormEvent) => {
    event.preventDefault()
    void run(() => finish(onNext))
  }
  return (
    <FormServicesContext value={services}>
      <form
        noValidate
        onSubmit={next}
        className={classes(
          'flex w-full max-w-2xl flex-col gap-6',
          '[&>header+:is(fieldset,h3)]:border-t-0 [&>header+:is(fieldset,h3)]:pt-0',
        )}
      >
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div className="flex flex-col gap-1">
            <p className="text-sm text-muted">{text(formMessages.stepOf, position)}</p>
            {step && <h2 className="text-xl font-bold">{text(step.title)}</h2>}
          </div>
          {readAloud}
        </header>
        <IssueSummary attempt={found.attempt} issues={found.all} alert={found.alert} visibleFields={visibleFields} />
        <LabelContext value={renderLabel}>
          <FormFields
            fields={(step?.fields ?? []).filter(
              (field) => !isOnlyEditable || form.editability(field.id, field) !== 'closed',
            )}
            answers={form.answers}
            view={view}
            issues={found.open}
            editability={form.editability}
            onAnswer={write}
          />
        </LabelContext>
        <footer className="flex flex-col gap-2 border-t border-line pt-5">
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
              <span className="inline-flex items-center gap-2">
                {text(nextLabel ?? formMessages.next)}
                <ArrowRight aria-hidden size={20} />
              </span>
            </Button>
            {onBack && (
              <Button variant="quiet" icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
                {text(formMessages.back)}
              </Button>
            )}
          </div>
          <SaveStatus state={save} />
        </footer>
      </form>
    </FormServicesContext>
  )
}

/** Focuses the field of a "change" link: `…/address#present.districtId`. */
function useFocusOnHash(isMeant: boolean) {
  useEffect(() => {
    if (isMeant && location.hash) focusField(decodeURIComponent(location.hash.slice(1)))
  }, [isMeant])
}
