import { formatAnswers, type FormattedAnswer } from '@wewb/domain/engine/evaluation/format-answers'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { DocumentLinks } from '#form-engine/fields/document-links.tsx'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { AnswerRows } from './answer-rows.tsx'
import type { FormState } from './use-form.ts'
import { formMessages } from './messages.ts'

type Props = { form: FormState; hrefOf(step: string, path?: string): string }

/** Shows all answers as they will be submitted; rows that may be changed link to their question. */
export function CheckAnswers({ form, hrefOf }: Props) {
  const { text, locale } = useLanguage()
  const open = new Set(
    visibleFieldsOf(form.definition, form.storedAnswers, form.evaluationContext)
      .filter(({ field, path }) => !field.fixed && form.editability(path, field) !== 'closed')
      .map(({ path }) => path),
  )
  const link = (step: string, label: string, path?: string) => (
    <TextLink to={hrefOf(step, path)} className="inline-flex min-h-6 items-center">
      {text(formMessages.change)}
      <span className="sr-only"> {label}</span>
    </TextLink>
  )
  return (
    <FormServicesContext value={form.services}>
      <div className="grid gap-4">
        {formatAnswers(form.definition, form.storedAnswers, form.evaluationContext, locale).map((section) => (
          <Card key={section.path} title={section.heading} aside={link(section.path, section.heading)}>
            <AnswerRows
              rows={section.lines}
              aside={(line) => open.has(line.path) && link(section.path, line.label, line.path)}
              under={documentsOf}
            />
          </Card>
        ))}
      </div>
    </FormServicesContext>
  )
}

const documentsOf = (line: FormattedAnswer) => line.documents && <DocumentLinks documents={line.documents} />
