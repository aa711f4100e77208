import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import type { FormState } from '#form-engine/forms/use-form.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { ReviewCorrections } from './review-corrections.tsx'
import type { FormPageProps } from './form-pages.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'
import { ReturnedPayments, failedTitle, findReturnedPayments } from './payments.tsx'
import { stepOfPath } from './step-of-path.ts'
import { useServiceUrl } from './use-service-url.ts'
import { applicationFormMessages } from './messages.ts'

/** Pages of a returned application: only the steps to correct, then a review, then the resubmission. */
export function CorrectionPages({ step: request, ...props }: FormPageProps & { step: string | undefined }) {
  const { application, applicationForm, hrefOf } = props
  const address = useServiceUrl()
  const [query] = useSearchParams()
  const text = useText()
  const navigate = useNavigate()
  const { definition } = application
  const steps = openSteps(applicationForm.form)
  const step = query.has('step') ? request : steps[0]
  const index = steps.indexOf(step ?? '')
  if (step === undefined || index < 0) return <ReviewCorrections {...props} />
  const before = steps[index - 1]
  const paths = application.unlocked.filter((path) => stepOfPath(definition, path) === step)
  const returned = findReturnedPayments(application)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      {returned.length > 0 && (
        <Alert kind="needs-you" title={text(failedTitle(returned))}>
          <ReturnedPayments payments={returned} />
          <p className="mt-2">
            <TextLink to={address({ application: application.applicationNo, view: 'status' })}>
              {text(paymentStatusMessages.seeStatus)}
            </TextLink>
          </p>
        </Alert>
      )}
      {/* A returned payment already names the one account to correct. */}
      {(returned.length === 0 || paths.length > 1) && (
        <ToCorrect form={applicationForm.form} hrefOf={hrefOf} paths={paths} />
      )}
      <StepForm
        key={step}
        form={applicationForm.form}
        step={step}
        isOnlyEditable
        {...applicationForm.handlersOf(step)}
        onNext={() => navigate(hrefOf(steps[index + 1] ?? 'corrected'))}
        {...(before !== undefined && { onBack: () => navigate(hrefOf(before)) })}
      />
    </div>
  )
}

/** Lists the steps with editable fields: the unlocked ones, and those a correction makes visible. */
const openSteps = ({ definition, storedAnswers, evaluationContext, editability }: FormState): string[] => [
  ...new Set(
    visibleFieldsOf(definition, storedAnswers, evaluationContext)
      .filter(
        ({ path, field, hasChildFields }) => !hasChildFields && !field.fixed && editability(path, field) === 'open',
      )
      .flatMap(({ path }) => stepOfPath(definition, path) ?? []),
  ),
]

function ToCorrect({
  form,
  paths,
  hrefOf,
}: Pick<FormPageProps, 'hrefOf'> & { form: FormState; paths: readonly string[] }) {
  const text = useText()
  const labels = qualifiedLabels(visibleFieldsOf(form.definition, form.storedAnswers, form.evaluationContext))
  return (
    <Alert kind="needs-you" title={text(applicationFormMessages.toCorrect)}>
      <ul className="list-disc pl-5">
        {paths.map((path) => {
          const label = labels.get(path)
          const step = stepOfPath(form.definition, path)
          return (
            label &&
            step && (
              <li key={path}>
                <TextLink to={hrefOf(step, path)}>{text(label)}</TextLink>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-1">{text(applicationFormMessages.toCorrectText)}</p>
    </Alert>
  )
}
