import { PencilLine, Plus, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { Step } from '@wewb/domain/engine/definition/service-definition'
import { formatAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import { maskAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import type { FormState } from '#form-engine/forms/use-form.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { SavedAnswers } from './saved-answers.tsx'
import { familyProfileMessages } from './messages.ts'

/** Shows the stored profile; numbers are masked except their last four digits. */
export function FamilyOverview({ form, hrefOf }: { form: FormState; hrefOf(step: string): string }) {
  const { text } = useLanguage()
  return (
    <FormServicesContext value={form.services}>
      <div className="flex gap-3 rounded-control bg-brand-soft px-4 py-3">
        <ShieldCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-brand" />
        <div>
          <p className="font-semibold">{text(familyProfileMessages.privateTitle)}</p>
          <p>{text(familyProfileMessages.privateText)}</p>
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
  const { definition, storedAnswers, evaluationContext, validationContext } = form
  const [section] = formatAnswers(
    { steps: [step] },
    maskAnswers({ steps: [step] }, storedAnswers),
    evaluationContext,
    locale,
  )
  const isWrong = validateStep(definition, step.id, storedAnswers, validationContext).length > 0
  const link = (
    <ButtonLink
      to={href}
      variant={section ? 'quiet' : 'secondary'}
      isSmall
      icon={section ? <PencilLine aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
    >
      {text(section ? familyProfileMessages.change : familyProfileMessages.fillIn)}
      <span className="sr-only"> {text(step.title)}</span>
    </ButtonLink>
  )
  return (
    <Card title={text(step.title)} aside={link} className="mb-4 break-inside-avoid">
      {section ? (
        <SavedAnswers lines={section.lines} />
      ) : (
        <p className="text-muted">{text(familyProfileMessages.nothingYet)}</p>
      )}
      {isWrong && (
        <p className="mt-2 flex items-center gap-1.5 font-semibold text-needs-you">
          <TriangleAlert aria-hidden size={18} className="shrink-0" />
          {text(familyProfileMessages.toCorrect)}
        </p>
      )}
    </Card>
  )
}
