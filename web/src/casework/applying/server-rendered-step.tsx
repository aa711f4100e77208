import { useMemo } from 'react'
import { taskList } from '@wewb/domain/engine/evaluation/task-list'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { documentsOf, toEvaluationContext, type Application } from '#form-engine/applications/application.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useAnswers } from '#form-engine/forms/use-answers.ts'
import { useForm } from '#form-engine/forms/use-form.ts'
import { useText } from '#lib/i18n/language.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { classes } from '#components/styles/class-names.ts'
import { LastStep } from './last-step.tsx'
import { titleOfService } from './title-of-service.ts'
import { outboxStatusMessages } from './outbox-status-messages.ts'

const nothingRefused = { attempt: 0, issues: [] }
const never = () => new Promise<never>(() => undefined)

/**
 * Server-rendered step for slow connections. `form-engine/forms/request-step-hand-off.ts` copies its input into the
 * hydrated form; both use the same components, so that nothing shifts.
 */
export function ServerRenderedStep({ application, step }: { application: Application; step: string }) {
  const text = useText()
  const { applicationNo, service, definition, answers, facts } = application
  const isProgramme = serviceModules.every(({ code }) => code !== service)
  const hrefOf = (to: string, path?: string) =>
    buildServiceUrl(service, { application: applicationNo, step: to }) + (path ? `#${path}` : '')
  const services = useMemo((): FormServices => {
    const documents = documentsOf(application)
    return {
      list: never,
      upload: never,
      open: never,
      remove: never,
      verify: never,
      document: (id) => documents.get(id),
    }
  }, [application])
  const renderedForm = useForm({ definition, answersState: useAnswers(definition, answers), services, facts })
  // No lookups load here: the labels of the choices came with the application.
  const context = toEvaluationContext(application)
  const form = { ...renderedForm, evaluationContext: context, validationContext: context }
  const steps = taskList(definition, form.storedAnswers, form.validationContext).map((task) => task.step)
  const back = steps.indexOf(step) > 0 ? { onBack: never } : {}
  return (
    <>
      {/* Shown by app/entry-form-step.ts while the form loads. */}
      <div
        className={classes(
          'sticky top-0 z-30 flex min-h-15 items-center px-4 sm:px-6',
          'border-b border-line bg-card text-sm text-needs-you',
        )}
      >
        <p aria-live="polite">
          <span id="form-comes" hidden>
            {text(outboxStatusMessages.formComes)}
          </span>
        </p>
      </div>
      <div className="flex">
        <div className="hidden w-17 shrink-0 lg:block" />
        <main className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-4 px-4 py-4 sm:px-6 sm:py-6">
          <div className="h-6" />
          <PageTitle>{text(isProgramme ? definition.title : titleOfService(service))}</PageTitle>
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_1fr]">
            {step === steps.at(-1) ? (
              <LastStep
                applicationForm={{ form, handlersOf: () => ({ onSave: never }) }}
                submission={{ submit: never, refusal: nothingRefused }}
                step={step}
                hrefOf={hrefOf}
                {...back}
              />
            ) : (
              <StepForm form={form} step={step} onSave={never} onNext={never} {...back} />
            )}
          </div>
        </main>
      </div>
    </>
  )
}
