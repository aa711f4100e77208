import { describe, type Line } from '../../../domain/src/engine/describe.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import { DocumentLinks } from '../fields/document-links.tsx'
import { FormServicesContext } from '../fields/form-services.ts'
import { useLanguage } from '../i18n/language.tsx'
import { TextLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AnswerLines } from './answer-lines.tsx'
import type { FormState } from './use-form.ts'
import { words } from './words.ts'

type Props = { form: FormState; hrefOf(step: string, path?: string): string }

/** Everything that was answered, as it will be sent; each line that may be changed has a way back to its question. */
export function CheckAnswers({ form, hrefOf }: Props) {
  const { text, locale } = useLanguage()
  const open = new Set(
    walkAsked(form.definition, form.kept, form.known)
      .filter(({ field, path }) => !field.fixed && form.openness(path, field) !== 'closed')
      .map(({ path }) => path),
  )
  const link = (step: string, label: string, path?: string) => (
    <TextLink to={hrefOf(step, path)} className="inline-flex min-h-6 items-center">
      {text(words.change)}
      <span className="sr-only"> {label}</span>
    </TextLink>
  )
  return (
    <FormServicesContext value={form.services}>
      <div className="grid gap-4">
        {describe(form.definition, form.kept, form.known, locale).map((section) => (
          <Card key={section.path} title={section.heading} aside={link(section.path, section.heading)}>
            <AnswerLines
              lines={section.lines}
              aside={(line) => open.has(line.path) && link(section.path, line.label, line.path)}
              under={documentsOf}
            />
          </Card>
        ))}
      </div>
    </FormServicesContext>
  )
}

const documentsOf = (line: Line) => line.documents && <DocumentLinks documents={line.documents} />
