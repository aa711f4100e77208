import { Hourglass } from 'lucide-react'
import type { listWaitingTimes } from '@wewb/domain/casework/waiting-time-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'

type WaitingTimes = ResponseOf<typeof listWaitingTimes>

export const waitingTimeMessages = {
  yours: {
    bn: 'আপনার মতো আবেদনের অর্ধেকের সিদ্ধান্ত {n} কর্মদিবসের মধ্যে হয়েছে, প্রতি ১০টির ৯টির {m} কর্মদিবসের মধ্যে।',
    en: 'Half of cases like yours were decided within {n}, 9 of 10 within {m}.',
  },
  any: {
    bn: 'এই সেবায় অর্ধেক আবেদনের সিদ্ধান্ত {n} কর্মদিবসের মধ্যে হয়েছে, প্রতি ১০টির ৯টির {m} কর্মদিবসের মধ্যে।',
    en: 'Half of the applications were decided within {n}, 9 of 10 within {m}.',
  },
  oneDay: { bn: '১', en: '1 working day' },
  days: { bn: '{n}', en: '{n} working days' },
  basis: {
    bn: 'গত ১২ মাসের {n}টি আবেদনের হিসাব। শুক্র, শনি ও সরকারি ছুটি ধরা হয়নি।',
    en: 'Counted from {n} applications of the last 12 months, without Fridays, Saturdays and holidays.',
  },
} satisfies Record<string, Bilingual>

/** Shows the usual waiting time of a service, measured by the portal. Shows nothing when there is too little data. */
export function WaitingTimeText({
  times,
  service,
  isYours = false,
}: {
  times: WaitingTimes | undefined
  service: string
  isYours?: boolean
}) {
  const { text, number } = useLanguage()
  const time = times?.find((one) => one.service === service)
  if (!time) return null
  // A decision on the same day counts as one day.
  const days = (counted: number) =>
    counted <= 1 ? text(waitingTimeMessages.oneDay) : text(waitingTimeMessages.days, { n: number(counted) })
  return (
    <p className="flex items-start gap-2">
      <Hourglass aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
      <span>
        {text(isYours ? waitingTimeMessages.yours : waitingTimeMessages.any, {
          n: days(time.medianDays),
          m: days(time.ninetyDays),
        })}{' '}
        <span className="block text-sm text-muted">{text(waitingTimeMessages.basis, { n: number(time.cases) })}</span>
      </span>
    </p>
  )
}
