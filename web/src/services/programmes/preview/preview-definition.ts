import type { FormDefinition, Step } from '@wewb/domain/engine/definition/service-definition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { withoutBlankTexts } from '@wewb/domain/services/programmes/blank-texts'
import type { Programme, Section } from '@wewb/domain/services/programmes/programme'
import { previewMessages } from './preview-messages.ts'

const fields = new WeakMap<Field, Field>()
const steps = new WeakMap<Section, Step>()

const isPair = (value: object): value is Bilingual => 'bn' in value && 'en' in value

/** Marks missing texts in the preview. */
function spoken(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(spoken)
  if (isPair(value))
    return {
      bn: value.bn.trim() ? value.bn : previewMessages.noText.bn,
      en: value.en.trim() ? value.en : previewMessages.noText.en,
    }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'when' ? inner : spoken(inner)]))
}

/** Memoises by field, so that only changed fields re-render. */
const fieldFor = (field: Field): Field => {
  const cached = fields.get(field) ?? (spoken(withoutBlankTexts(field)) as Field)
  fields.set(field, cached)
  return cached
}

const stepFor = (section: Section): Step => {
  const cached = steps.get(section) ?? {
    id: section.id,
    title: spoken(section.title) as Bilingual,
    fields: section.fields.map(fieldFor),
  }
  steps.set(section, cached)
  return cached
}

/** Builds the form definition of a draft, complete or not: every section is a step. */
export const createPreviewDefinition = ({ sections }: Pick<Programme, 'sections'>): FormDefinition => ({
  steps: sections.map(stepFor),
})
