import { use, useMemo, useState } from 'react'
import { declaration } from '../../../../../domain/src/services/shared-fields.ts'
import type { FormDefinition } from '../../../../../domain/src/definition/service-definition.ts'
import { StepForm } from '../../../forms/step-form.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSetting } from '../draft/draft-store.ts'
import { languageChoices, PreviewFrame, screenChoices, Switch, type Screen } from './preview-frame.tsx'
import { previewDefinition } from './preview-definition.ts'
import { words } from './preview-words.ts'
import { TestAnswers, usePreviewForm } from './use-preview-form.ts'

const saveNothing = () => Promise.resolve()

/** The whole form, step after step, to be tried on either screen and in either language. */
export function PreviewTab() {
  const { text, locale: own } = useLanguage()
  const [locale, setLocale] = useState(own)
  const [screen, setScreen] = useState<Screen>('phone')
  const sections = useSetting('sections')
  const answers = use(TestAnswers)
  const definition = useMemo(() => withDeclaration(previewDefinition({ sections })), [sections])
  const [chosen, setChosen] = useState<string>()
  const steps = definition.steps
  const step = steps.find(({ id }) => id === chosen) ?? steps[0]
  if (!step) return <p className="py-8 text-center text-muted">{text(words.empty)}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{text(words.intro)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Switch label={words.language} value={locale} choices={languageChoices} onChange={(next) => setLocale(next)} />
        <Switch label={words.width} value={screen} choices={screenChoices} onChange={(next) => setScreen(next)} />
        <Select
          id="preview-step"
          label={text(words.steps)}
          isOptional="unmarked"
          width="medium"
          value={step.id}
          onChange={setChosen}
          options={steps.map(({ id, title }) => ({ value: id, label: text(title) }))}
        />
        <Button look="quiet" isSmall onClick={() => answers?.set({})}>
          {text(words.clear)}
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

/** Every programme ends like this; nobody builds it. */
const withDeclaration = ({ steps }: FormDefinition): FormDefinition => ({
  steps: [...steps.filter(({ fields }) => fields.length > 0), { id: 'declaration', title: declaration.label, fields: [declaration] }],
})
