import type { DueCode } from '@wewb/domain/reporting/dashboard-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'

const taskTexts: Record<DueCode, { what: Bilingual; act: Bilingual }> = {
  BANK: { what: dashboardMessages.dueBank, act: dashboardMessages.doBank },
  CORRECTION: { what: dashboardMessages.dueCorrection, act: dashboardMessages.doCorrection },
  RENEWAL: { what: dashboardMessages.dueRenewal, act: dashboardMessages.doRenewal },
  LIFE_CERTIFICATE: { what: dashboardMessages.dueLifeCertificate, act: dashboardMessages.doLifeCertificate },
}

/** Lists the applicant's tasks with deadline and link. */
export function ApplicantTasks({ dues }: Pick<Dashboard, 'dues'>) {
  const text = useText()
  if (dues.length === 0) return null
  return (
    <section aria-label={text(dashboardMessages.toDo)} className="grid gap-3">
      {dues.map((due) => (
        <Alert
          key={`${due.code} ${due.applicationNo}`}
          kind="needs-you"
          title={text({ bn: due.titleBng, en: due.title })}
        >
          <p>{text(taskTexts[due.code].what)}</p>
          <p className="text-sm">
            <span className="tabular-nums">{due.applicationNo}</span>
            {due.dueOn && (
              <b className="font-semibold">
                {' · '}
                <Deadline sentence={dashboardMessages.dueBy} day={due.dueOn} />
              </b>
            )}
          </p>
          <ButtonLink to={buildServiceUrl(due.service, { application: due.applicationNo })} isSmall className="mt-2">
            {text(taskTexts[due.code].act)}
            <span className="sr-only">: {due.applicationNo}</span>
          </ButtonLink>
        </Alert>
      ))}
    </section>
  )
}
