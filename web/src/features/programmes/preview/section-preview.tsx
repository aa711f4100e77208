import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { StepForm } from '../../../forms/step-form.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { useDraft } from '../draft/draft-store.ts'
import { outlineOf } from '../draft/outline.ts'
import { useSettled } from '../draft/use-settled.ts'
import { usePlace } from '../use-place.ts'
import { previewDefinition } from './preview-definition.ts'
import { languageChoices, PreviewFrame, Switch } from './preview-frame.tsx'
import { words } from './preview-words.ts'
import { usePreviewForm } from './use-preview-form.ts'

/** The section that is being written, on a phone, beside what is being written. Typing never waits for it. */
export function SectionPreview() {
  const { text, locale: own } = useLanguage()
  const [locale, setLocale] = useState(own)
  const programme = useDeferredValue(useSettled(150))
  const draft = useDraft()
  const { at, hrefOf } = usePlace()
  const isDrawn = outlineOf(programme).some(({ id }) => id === at)
  const frame = useScrollTo(isDrawn ? at : undefined)
  // Of what has just been added the preview does not know yet; its section is shown all the same, not another one in between.
  const section = outlineOf(draft.read()).find(({ id }) => id === at)?.section ?? programme.sections[0]?.id
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Switch label={words.language} value={locale} choices={languageChoices} onChange={(next) => setLocale(next)} />
        <TextLink to={hrefOf({ tab: 'preview' })}>{text(words.whole)}</TextLink>
      </div>
      <div ref={frame}>
        <PreviewFrame screen="phone" locale={locale}>
          <SectionForm sections={programme.sections} section={section} />
        </PreviewFrame>
      </div>
    </div>
  )
}

function SectionForm({ sections, section }: Pick<Programme, 'sections'> & { section: string | undefined }) {
  const { text } = useLanguage()
  const definition = useMemo(() => previewDefinition({ sections }), [sections])
  const form = usePreviewForm(definition)
  const step = definition.steps.find(({ id }) => id === section)
  if (!step || step.fields.length === 0) return <p className="py-8 text-center text-muted">{text(words.empty)}</p>
  return <StepForm key={step.id} isPreview form={form} step={step.id} onSave={saveNothing} onNext={saveNothing} />
}

/** The question that is being written stands in sight. Only the column scrolls; the page stays where the hand is. */
function useScrollTo(id: string | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const question =
      id === undefined ? undefined : [...(frame.current?.querySelectorAll('[id]') ?? [])].find((element) => element.id === id)
    const column = frame.current?.closest('[data-scrolls]')
    if (!question || !column) return
    const distance = question.getBoundingClientRect().top - column.getBoundingClientRect().top
    column.scrollBy({ top: distance - column.clientHeight / 3, behavior: 'instant' })
  }, [id])
  return frame
}

const saveNothing = () => Promise.resolve()
