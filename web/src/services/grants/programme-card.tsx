import { Banknote, CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatTaka } from '@wewb/domain/language/money'
import { useText } from '#lib/i18n/language.tsx'
import { ApplicationPeriod, type ApplicationDates } from './application-period.tsx'
import { grantMessages } from './messages.ts'

type Props = {
  title: Bilingual
  details: Bilingual
  dates: ApplicationDates
  maxAmount?: string | undefined
  children: ReactNode
}

/** Summary of a programme: purpose, deadline, maximum amount and links. */
export function ProgrammeCard({ title, details, dates, maxAmount, children }: Props) {
  const text = useText()
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h3 className="text-lg font-bold break-words">{text(title)}</h3>
      <p className="line-clamp-3 max-w-[68ch] break-words text-muted">{text(details)}</p>
      <p className="flex items-start gap-2">
        <CalendarClock aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <span>
          <ApplicationPeriod dates={dates} />
        </span>
      </p>
      {maxAmount && (
        <p className="flex items-start gap-2">
          <Banknote aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>{text(grantMessages.mostAmount, { amount: formatTakaBilingual(maxAmount) })}</span>
        </p>
      )}
      <div className="mt-auto pt-1">{children}</div>
    </li>
  )
}

export const formatTakaBilingual = (amount: string): Bilingual => ({
  bn: formatTaka(amount, 'bn'),
  en: formatTaka(amount, 'en'),
})
