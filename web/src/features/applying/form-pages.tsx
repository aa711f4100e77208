import type { Application } from '../../forms/application.ts'
import { TaskList } from '../../forms/task-list.tsx'
import { useApplicationForm } from '../../forms/use-application-form.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Alert } from '../../ui/alert.tsx'
import { CorrectionPages } from './correction-pages.tsx'
import { FormChanges } from './form-changes.tsx'
import { FormStart } from './form-start.tsx'
import { StepPage } from './step-page.tsx'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

type Props = {
  application: Application
  /** The server has moved on without this form. */
  onReload(): Promise<void>
}

/** Everything typed lives here, above the steps, so that going from step to step loses nothing. */
export function FormPages({ application, onReload }: Props) {
  const text = useText()
  const [query] = useSearchParams()
  const address = useAddress()
  const filling = useApplicationForm(application)
  const { form, hasConflict } = filling
  const { applicationNo, definition, formChanges, before } = application
  const step = definition.steps.find(({ id }) => id === query.get('step'))?.id
  const hrefOf = (to: string, path?: string) => address({ application: applicationNo, step: to }, path)
  const pages = { application, filling, hrefOf, onReload }
  return (
    <>
      {hasConflict && (
        <Alert kind="needs-you" title={text(words.changedElsewhere)}>
          {text(words.changedElsewhereText)}
        </Alert>
      )}
      {formChanges && <FormChanges changes={formChanges} />}
      {before ? (
        <CorrectionPages {...pages} step={step} />
      ) : step === undefined ? (
        <FormStart {...pages} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_1fr]">
          <StepPage key={step} {...pages} step={step} />
          <div className="lg:sticky lg:top-20">
            <TaskList form={form} hrefOf={hrefOf} />
          </div>
        </div>
      )}
    </>
  )
}

/** What every page of the form is given. */
export type FormPage = {
  application: Application
  filling: ReturnType<typeof useApplicationForm>
  hrefOf(step: string, path?: string): string
  onReload(): Promise<void>
}
