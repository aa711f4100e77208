import { templateNames } from '#engine/definition/statuses.ts'
import { placeholders, placeholdersIn, type Placeholder, type PlaceholderName } from './placeholders.ts'
import { templates, type TemplateCode } from './templates.ts'

export type TemplatePlaceholder = Placeholder & { name: PlaceholderName }

/** Placeholders available in every message about an application, whether its default text uses them or not. */
const applicationPlaceholders: readonly PlaceholderName[] = ['ref', 'service']

const isAboutApplication = (code: TemplateCode) =>
  (templateNames as readonly string[]).includes(code) || code === 'RENEWAL_ASKED'

/** Placeholders that a text may use. Required placeholders of the default text stay required. */
export function placeholdersOf(code: TemplateCode): TemplatePlaceholder[] {
  const used = placeholdersIn(templates[code].text.bn) as PlaceholderName[]
  const more = isAboutApplication(code) ? applicationPlaceholders.filter((name) => !used.includes(name)) : []
  return [
    ...used.map((name) => ({ name, ...placeholders[name] })),
    ...more.map((name) => ({ ...optional(placeholders[name]), name })),
  ]
}

const optional = ({ label, example, longest: maxLength }: Placeholder): Placeholder => ({
  label,
  example,
  longest: maxLength,
})
