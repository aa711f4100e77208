import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { Fact, Facts, Untranslated } from './member-facts.tsx'
import { memberMessages } from './member-messages.ts'
import type { Membership } from './use-membership.ts'

export function InsuranceFacts({ insurance }: Pick<Membership, 'insurance'>) {
  const { text, date, locale } = useLanguage()
  const Icon = insurance ? ShieldCheck : ShieldOff
  const [today] = useState(() => toDhakaDate(new Date()))
  const isOver = insurance !== null && insurance.coverUntil < today
  return (
    <section aria-label={text(memberMessages.insurance)} className="rounded-control border border-line bg-paper p-4">
      <h3 className="mb-2 flex flex-wrap items-center gap-2 font-bold">
        <Icon aria-hidden size={20} className={insurance ? 'text-brand' : 'text-muted'} />
        {text(memberMessages.insurance)}
        {isOver && <StatusBadge status="needs-you">{text(memberMessages.coverOver)}</StatusBadge>}
      </h3>
      {insurance ? (
        <Facts>
          <Fact name={text(memberMessages.insuranceNo)}>
            <Untranslated>{insurance.insuranceNo}</Untranslated>
          </Fact>
          <Fact name={text(memberMessages.sum)}>{formatTaka(insurance.claimAmount.replace(/\.0+$/, ''), locale)}</Fact>
          <Fact name={text(memberMessages.cover)} isWide>
            {text(memberMessages.coverDates, { from: date(insurance.coverFrom), until: date(insurance.coverUntil) })}
          </Fact>
        </Facts>
      ) : (
        <p className="text-muted">{text(memberMessages.notInsured)}</p>
      )}
    </section>
  )
}
