import { walkAsked } from '../../../../domain/src/engine/walk-asked.ts'
import { labelsOf } from '../../../../domain/src/engine/labels-of.ts'
import { StepForm } from '../../forms/step-form.tsx'
import type { FormState } from '../../forms/use-form.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Corrected } from './corrected.tsx'
import type { FormPage } from './form-pages.tsx'
import { paymentWords } from './payment-words.ts'
import { ReturnedPayment, returnedOf } from './payments.tsx'
import { stepOfPath } from './step-of-path.ts'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

/** A file sent back: only the steps with something to correct, then what came of it, then once more into the hands of the board. */
export function CorrectionPages({ step: asked, ...props }: FormPage & { step: string | undefined }) {
  const { application, filling, hrefOf } = props
  const address = useAddress()
  const [query] = useSearchParams()
  const text = useText()
  const navigate = useNavigate()
  const { definition } = application
  const steps = openSteps(filling.form)
  const step = query.has('step') ? asked : steps[0]
  const place = steps.indexOf(step ?? '')
  if (step === undefined || place < 0) return <Corrected {...props} />
  const before = steps[place - 1]
  const paths = application.unlocked.filter((path) => stepOfPath(definition, path) === step)
  const returned = returnedOf(application)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      {returned && (
        <Alert kind="needs-you" title={text(paymentWords.failed)}>
          <ReturnedPayment payment={returned} />
          <p className="mt-2">
            <TextLink to={address({ application: application.applicationNo, view: 'status' })}>{text(paymentWords.seeStatus)}</TextLink>
          </p>
        </Alert>
      )}
      {/* Of a returned payment the one account is said already. */}
      {(!returned || paths.length > 1) && <ToCorrect form={filling.form} hrefOf={hrefOf} paths={paths} />}
      <StepForm
        key={step}
        form={filling.form}
        step={step}
        onlyOpen
        {...filling.savesOf(step)}
        onNext={() => navigate(hrefOf(steps[place + 1] ?? 'corrected'))}
        {...(before !== undefined && { onBack: () => navigate(hrefOf(before)) })}
      />
    </div>
  )
}

/** The steps in which something may be written: what was unlocked, and what a correction makes newly asked. */
const openSteps = ({ definition, kept, known, openness }: FormState): string[] => [
  ...new Set(
    walkAsked(definition, kept, known)
      .filter(({ path, field, hasParts }) => !hasParts && !field.fixed && openness(path, field) === 'open')
      .flatMap(({ path }) => stepOfPath(definition, path) ?? []),
  ),
]

function ToCorrect({ form, paths, hrefOf }: Pick<FormPage, 'hrefOf'> & { form: FormState; paths: readonly string[] }) {
  const text = useText()
  const labels = labelsOf(walkAsked(form.definition, form.kept, form.known))
  return (
    <Alert kind="needs-you" title={text(words.toCorrect)}>
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
      <p className="mt-1">{text(words.toCorrectText)}</p>
    </Alert>
  )
}
