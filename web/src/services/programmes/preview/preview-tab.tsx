import { use, useMemo, useState } from 'react'
import { declaration } from '@wewb/domain/services/definitions/shared-fields'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useSetting } from '#services/programmes/draft/draft-store.ts'
import { languageOptions, PreviewFrame, screenOptions, SegmentedControl, type ScreenSize } from './preview-frame.tsx'
import { createPreviewDefinition } from './preview-definition.ts'
import { previewMessages } from './preview-messages.ts'
import { TestAnswersContext, usePreviewForm } from './use-preview-form.ts'

const saveNothing = () => Promise.resolve()

/** Previews the whole form, for both screen sizes and languages. */
export function PreviewTab() {
  const { text, locale: own } = useLanguage()
  const [locale, setLocale] = useState(own)
  const [screen, setScreen] = useState<ScreenSize>('phone')
  const sections = useSetting('sections')
  const answers = use(TestAnswersContext)
  const definition = useMemo(() => withDeclaration(createPreviewDefinition({ sections })), [sections])
  const [chosen, setChosen] = useState<string>()
  const steps = definition.steps
  const step = steps.find(({ id }) => id === chosen) ?? steps[0]
  if (!step) return <p className="py-8 text-center text-muted">{text(previewMessages.empty)}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{text(previewMessages.intro)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={previewMessages.language}
          value={locale}
          choices={languageOptions}
          onChange={(next) => setLocale(next)}
        />
        <SegmentedControl
          label={previewMessages.width}
          value={screen}
          choices={screenOptions}
          onChange={(next) => setScreen(next)}
        />
        <Select
          id="preview-step"
          label={text(previewMessages.steps)}
          isOptional="unmarked"
          width="medium"
          value={step.id}
          onChange={setChosen}
          options={steps.map(({ id, title }) => ({ value: id, label: text(title) }))}
        />
        <Button variant="quiet" isSmall onClick={() => answers?.set({})}>
          {text(previewMessages.clear)}
        </Button>
      </div>
      <PreviewFrame screen={screen} locale={locale}>
        <Walk definition={definition} step={step.id} onStep={setChosen} />
      </PreviewFrame>
    </div>
  )
}

function Walk({ definition, step, onStep }: { definition: FormDefinition; step: string; onStep(id: string): void }) {
  const form = usePreviewForm(definition)
  const ids = definition.steps.map(({ id }) => id)
  const [before, after] = [ids[ids.indexOf(step) - 1], ids[ids.indexOf(step) + 1]]
  return (
    <StepForm
      key={step}
      isPreview
      form={form}
      step={step}
      onSave={saveNothing}
      onNext={() => after && onStep(after)}
      {...(before && { onBack: () => onStep(before) })}
    />
  )
}

/** Adds the declaration that ends every programme. */
const withDeclaration = ({ steps }: FormDefinition): FormDefinition => ({
  steps: [
    ...steps.filter(({ fields }) => fields.length > 0),
    { id: 'declaration', title: declaration.label, fields: [declaration] },
  ],
})
