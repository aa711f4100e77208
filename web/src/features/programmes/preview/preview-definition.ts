import type { FormDefinition, Step } from '../../../../../domain/src/definition/service-definition.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { withoutUnsaid } from '../../../../../domain/src/programmes/blank-texts.ts'
import type { Programme, Section } from '../../../../../domain/src/programmes/programme.ts'
import { words } from './preview-words.ts'

const fields = new WeakMap<Field, Field>()
const steps = new WeakMap<Section, Step>()

const isPair = (value: object): value is Bilingual => 'bn' in value && 'en' in value

/** Where nothing is written yet the preview says so, instead of a question without words. */
function spoken(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(spoken)
  if (isPair(value)) return { bn: value.bn.trim() ? value.bn : words.noText.bn, en: value.en.trim() ? value.en : words.noText.en }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'when' ? inner : spoken(inner)]))
}

/** The same question for the same question, so that only what changed is drawn again. */
const fieldFor = (field: Field): Field => {
  const known = fields.get(field) ?? (spoken(withoutUnsaid(field)) as Field)
  fields.set(field, known)
  return known
}

const stepFor = (section: Section): Step => {
  const known = steps.get(section) ?? { id: section.id, title: spoken(section.title) as Bilingual, fields: section.fields.map(fieldFor) }
  steps.set(section, known)
  return known
}

/** The form as it stands, finished or not: every section is a step. */
export const previewDefinition = ({ sections }: Pick<Programme, 'sections'>): FormDefinition => ({ steps: sections.map(stepFor) })
