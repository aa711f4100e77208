import type { ReactNode } from 'react'
import type { AcknowledgementStatus } from '@wewb/domain/services/awards/acknowledgement'
import { DocumentLinks } from '#form-engine/fields/document-links.tsx'
import { FormServicesContext } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { BankDetails } from './bank-details.tsx'
import { PrintReferral } from './print-referral.tsx'
import type { Referral } from './use-referrals.ts'
import { useReferralServices } from './use-referral-services.ts'
import { referralMessages } from './messages.ts'

const looks: Record<AcknowledgementStatus, Status> = {
  REFERRED: 'in-process',
  ACCEPTED: 'in-process',
  RUNNING: 'in-process',
  COMPLETED: 'done',
  DROPPED: 'refused',
}

type Props = { application: Application; referral: Referral; action?: ReactNode }

/** One referral: provider, service, progress and history. */
export function ReferralCard({ application, referral, action }: Props) {
  const { text, date, number } = useLanguage()
  const services = useReferralServices(application, referral)
  const { referralNo, ackStatus, amount, bankDetails, documents, history } = referral
  return (
    <FormServicesContext value={services}>
      <article aria-labelledby={referralNo} className="grid gap-4 border-b border-line pb-5 last:border-b-0 last:pb-0">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={referralNo} className="font-bold">
            {text({ bn: referral.serviceTypeNameBng, en: referral.serviceTypeName })}
            <span lang="en" translate="no" className="block text-sm font-normal text-muted tabular-nums select-all">
              {referralNo}
            </span>
          </h3>
          <StatusBadge status={looks[ackStatus]}>
            {text({ bn: referral.ackStatusNameBng, en: referral.ackStatusName })}
          </StatusBadge>
        </header>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact name={text(referralMessages.provider)}>
            {text({ bn: referral.serviceProviderNameBng, en: referral.serviceProviderName })}
          </Fact>
          <Fact name={text(referralMessages.planned)}>{date(referral.planningDate)}</Fact>
          {referral.serviceStart && <Fact name={text(referralMessages.start)}>{date(referral.serviceStart)}</Fact>}
          {referral.serviceEnd && <Fact name={text(referralMessages.end)}>{date(referral.serviceEnd)}</Fact>}
          {amount && <Fact name={text(referralMessages.amount)}>{number(amount)}</Fact>}
        </dl>
        {bankDetails && <BankDetails bank={bankDetails} />}
        {documents.length > 0 && (
          <section className="grid gap-2">
            <h4 className="text-sm text-muted">{text(referralMessages.documents)}</h4>
            <DocumentLinks documents={documents.map(({ documentId }) => documentId)} />
          </section>
        )}
        <Timeline
          rows={history.map((step) => ({
            at: step.at,
            what: { bn: step.ackStatusNameBng, en: step.ackStatusName },
            ...(step.person && { by: { bn: step.personBng, en: step.person } }),
            ...(step.remarks && { note: step.remarks }),
          }))}
        />
        <div className="flex flex-wrap gap-3">
          {action}
          <PrintReferral referralNo={referralNo} />
        </div>
      </article>
    </FormServicesContext>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
