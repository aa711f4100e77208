import type { DueCode } from '../../../../domain/src/contracts/dashboard.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { words } from './words.ts'

const said: Record<DueCode, { what: Bilingual; act: Bilingual }> = {
  BANK: { what: words.dueBank, act: words.doBank },
  CORRECTION: { what: words.dueCorrection, act: words.doCorrection },
  RENEWAL: { what: words.dueRenewal, act: words.doRenewal },
  LIFE_CERTIFICATE: { what: words.dueLifeCertificate, act: words.doLifeCertificate },
}

/** What waits for the applicant's own hand, before everything else: what it is, by when, and the way to do it. */
export function Dues({ dues }: Pick<Dashboard, 'dues'>) {
  const text = useText()
  if (dues.length === 0) return null
  return (
    <section aria-label={text(words.toDo)} className="grid gap-3">
      {dues.map((due) => (
        <Alert key={`${due.code} ${due.applicationNo}`} kind="needs-you" title={text({ bn: due.titleBng, en: due.title })}>
          <p>{text(said[due.code].what)}</p>
          <p className="text-sm">
            <span className="tabular-nums">{due.applicationNo}</span>
            {due.dueOn && (
              <b className="font-semibold">
                {' · '}
                <Deadline sentence={words.dueBy} day={due.dueOn} />
              </b>
            )}
          </p>
          <ButtonLink to={addressOfService(due.service, { application: due.applicationNo })} isSmall className="mt-2">
            {text(said[due.code].act)}
            <span className="sr-only">: {due.applicationNo}</span>
          </ButtonLink>
        </Alert>
      ))}
    </section>
  )
}
