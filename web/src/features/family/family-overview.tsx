import { PencilLine, Plus, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { Step } from '../../../../domain/src/definition/service-definition.ts'
import { describe } from '../../../../domain/src/engine/describe.ts'
import { maskAnswers } from '../../../../domain/src/engine/part-answers.ts'
import { validateStep } from '../../../../domain/src/engine/validate.ts'
import { FormServicesContext } from '../../fields/form-services.ts'
import type { FormState } from '../../forms/use-form.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StoredLines } from './stored-lines.tsx'
import { words } from './words.ts'

/** Everything that is stored, part by part; numbers by their last four, because others may look over the shoulder. */
export function FamilyOverview({ form, hrefOf }: { form: FormState; hrefOf(step: string): string }) {
  const { text } = useLanguage()
  return (
    <FormServicesContext value={form.services}>
      <div className="flex gap-3 rounded-control bg-brand-soft px-4 py-3">
        <ShieldCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-brand" />
        <div>
          <p className="font-semibold">{text(words.privateTitle)}</p>
          <p>{text(words.privateText)}</p>
        </div>
      </div>
      <div className="gap-4 lg:columns-2">
        {form.definition.steps.map((step) => (
          <Part key={step.id} step={step} form={form} href={hrefOf(step.id)} />
        ))}
      </div>
    </FormServicesContext>
  )
}

function Part({ step, form, href }: { step: Step; form: FormState; href: string }) {
  const { text, locale } = useLanguage()
  const { definition, kept, known, judging } = form
  const [section] = describe({ steps: [step] }, maskAnswers({ steps: [step] }, kept), known, locale)
  const isWrong = validateStep(definition, step.id, kept, judging).length > 0
  const link = (
    <ButtonLink
      to={href}
      look={section ? 'quiet' : 'secondary'}
      isSmall
      icon={section ? <PencilLine aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
    >
      {text(section ? words.change : words.fillIn)}
      <span className="sr-only"> {text(step.title)}</span>
    </ButtonLink>
  )
  return (
    <Card title={text(step.title)} aside={link} className="mb-4 break-inside-avoid">
      {section ? <StoredLines lines={section.lines} /> : <p className="text-muted">{text(words.nothingYet)}</p>}
      {isWrong && (
        <p className="mt-2 flex items-center gap-1.5 font-semibold text-needs-you">
          <TriangleAlert aria-hidden size={18} className="shrink-0" />
          {text(words.toCorrect)}
        </p>
      )}
    </Card>
  )
}
