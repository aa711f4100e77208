import { ArrowRight } from 'lucide-react'
import { isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import { taskList } from '@wewb/domain/engine/evaluation/task-list'
import { validateEligibility } from '@wewb/domain/engine/evaluation/validate'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { getPrefilledAnswers } from '#form-engine/applications/initial-answers.ts'
import { TaskList } from '#form-engine/forms/task-list.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import type { FormPageProps } from './form-pages.tsx'
import { MinimumRequirements } from './minimum-requirements.tsx'
import { PrintableFormButton } from './printable-form-button.tsx'
import { ServiceStopNotice } from './service-stop-notice.tsx'
import { stepOfPath } from './step-of-path.ts'
import { useServiceUrl } from './use-service-url.ts'
import { serviceHomeMessages } from './service-home-messages.ts'
import { draftMessages } from './draft-messages.ts'
import { applicationFormMessages } from './messages.ts'

/** Overview of a draft: eligibility, progress, and the button to continue. */
export function DraftOverview({ application, applicationForm: { form }, hrefOf }: FormPageProps) {
  const text = useText()
  const address = useServiceUrl()
  const { applicationNo, definition, facts, setupTitle, setupTitleBng } = application
  const tasks = taskList(definition, form.storedAnswers, form.validationContext)
  const prefilled = getPrefilledAnswers(application)
  const isUntouched = visibleFieldsOf(definition, form.storedAnswers, form.evaluationContext).every(
    ({ path, field, answer, hasChildFields }) =>
      hasChildFields || field.fixed || field.prefill || Object.hasOwn(prefilled, path) || isBlank(answer),
  )
  const next = tasks.find(({ state }) => state !== 'done') ?? tasks.at(-1)
  const isLast = next?.step === tasks.at(-1)?.step
  const against = validateEligibility(definition, form.storedAnswers, form.validationContext)
  // Issues without a path, such as a closed circular, cannot be solved by any answer.
  const isHopeless = against.some(({ path }) => path === '')
  const closesOn = facts['setup.closesOn']
  // A renewal is due long after the closing date of its circular, which is no deadline for it.
  const isTimed = facts['setup.isOpen'] === true || isHopeless
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Card title={setupTitle ? text({ bn: setupTitleBng ?? setupTitle, en: setupTitle }) : text(draftMessages.draft)}>
        <p className="text-muted">
          {text(draftMessages.draftNumber, { no: applicationNo })}
          {typeof closesOn === 'string' && isTimed && (
            <>
              {' · '}
              <Deadline sentence={serviceHomeMessages.applyUntil} day={closesOn} />
            </>
          )}
        </p>
        <p className="mt-1 mb-4">{text(draftMessages.savedAsYouGo)}</p>
        {Object.keys(prefilled).length > 0 && <p className="mb-4 text-muted">{text(draftMessages.carried)}</p>}
        {against.length > 0 && (
          <div className="mb-4">
            <Alert kind="needs-you" title={text(isHopeless ? draftMessages.cannotApply : draftMessages.notEligible)}>
              {against.map((issue) => {
                const step = stepOfPath(definition, issue.path)
                return (
                  <p key={`${issue.path} ${issueMessage(issue).en}`}>
                    {text(issueMessage(issue))}{' '}
                    {step && <TextLink to={hrefOf(step, issue.path)}>{text(draftMessages.goThere)}</TextLink>}
                  </p>
                )
              })}
            </Alert>
          </div>
        )}
        <div className="mb-4 empty:hidden">
          <ServiceStopNotice service={application.service} isDraft />
        </div>
        <TaskList form={form} hrefOf={hrefOf} />
        {next && !isHopeless && (
          <ButtonLink
            to={hrefOf(next.step)}
            className="mt-5 w-full sm:w-auto"
            icon={<ArrowRight aria-hidden size={20} />}
          >
            {isUntouched && next === tasks[0]
              ? text(draftMessages.begin)
              : isLast
                ? text(draftMessages.toSubmit)
                : text(draftMessages.goOnWith, { step: next.title })}
          </ButtonLink>
        )}
        <div className="mt-4">
          <PrintableFormButton service={application.service} applicationNo={applicationNo} />
        </div>
        <p className="mt-2">
          <TextLink to={address({})}>{text(applicationFormMessages.backToService)}</TextLink>
        </p>
      </Card>
      {/* On a phone this comes first until something is filled in, so that nobody fills in a long form in vain. */}
      <div className={isUntouched ? 'order-first lg:order-none' : undefined}>
        <MinimumRequirements definition={definition} facts={facts} />
      </div>
    </div>
  )
}
