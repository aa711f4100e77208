import { Banknote, CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { showTaka } from '../../../../domain/src/language/money.ts'
import { useText } from '../../i18n/language.tsx'
import { ApplyingDays, type Days } from './applying-days.tsx'
import { words } from './words.ts'

type Props = { title: Bilingual; details: Bilingual; days: Days; maxAmount?: string | undefined; children: ReactNode }

/** A programme in short: what for, until when, how much at most, and the way on. */
export function ProgrammeCard({ title, details, days, maxAmount, children }: Props) {
  const text = useText()
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h3 className="text-lg font-bold break-words">{text(title)}</h3>
      <p className="line-clamp-3 max-w-[68ch] break-words text-muted">{text(details)}</p>
      <p className="flex items-start gap-2">
        <CalendarClock aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <span>
          <ApplyingDays days={days} />
        </span>
      </p>
      {maxAmount && (
        <p className="flex items-start gap-2">
          <Banknote aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          <span>{text(words.mostAmount, { amount: takaInBoth(maxAmount) })}</span>
        </p>
      )}
      <div className="mt-auto pt-1">{children}</div>
    </li>
  )
}

export const takaInBoth = (amount: string): Bilingual => ({ bn: showTaka(amount, 'bn'), en: showTaka(amount, 'en') })
