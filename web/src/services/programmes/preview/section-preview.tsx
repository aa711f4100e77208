import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { createOutline } from '#services/programmes/draft/outline.ts'
import { useDebouncedProgramme } from '#services/programmes/draft/use-debounced-programme.ts'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { createPreviewDefinition } from './preview-definition.ts'
import { languageOptions, PreviewFrame, SegmentedControl } from './preview-frame.tsx'
import { previewMessages } from './preview-messages.ts'
import { usePreviewForm } from './use-preview-form.ts'

/** Live preview of the section being edited. Rendering is deferred, so that typing never waits for it. */
export function SectionPreview() {
  const { text, locale: own } = useLanguage()
  const [locale, setLocale] = useState(own)
  const programme = useDeferredValue(useDebouncedProgramme(150))
  const draft = useDraft()
  const { at, hrefOf } = useEditorLocation()
  const isRendered = createOutline(programme).some(({ id }) => id === at)
  const frame = useScrollTo(isRendered ? at : undefined)
  // The debounced programme may lack a new question; the section comes from the current draft.
  const section = createOutline(draft.read()).find(({ id }) => id === at)?.section ?? programme.sections[0]?.id
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={previewMessages.language}
          value={locale}
          choices={languageOptions}
          onChange={(next) => setLocale(next)}
        />
        <TextLink to={hrefOf({ tab: 'preview' })}>{text(previewMessages.whole)}</TextLink>
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
  const definition = useMemo(() => createPreviewDefinition({ sections }), [sections])
  const form = usePreviewForm(definition)
  const step = definition.steps.find(({ id }) => id === section)
  if (!step || step.fields.length === 0)
    return <p className="py-8 text-center text-muted">{text(previewMessages.empty)}</p>
  return <StepForm key={step.id} isPreview form={form} step={step.id} onSave={saveNothing} onNext={saveNothing} />
}

/** Scrolls the column to the question being edited; the page itself does not scroll. */
function useScrollTo(id: string | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const question =
      id === undefined
        ? undefined
        : [...(frame.current?.querySelectorAll('[id]') ?? [])].find((element) => element.id === id)
    const column = frame.current?.closest('[data-scrolls]')
    if (!question || !column) return
    const distance = question.getBoundingClientRect().top - column.getBoundingClientRect().top
    column.scrollBy({ top: distance - column.clientHeight / 3, behavior: 'instant' })
  }, [id])
  return frame
}

const saveNothing = () => Promise.resolve()
