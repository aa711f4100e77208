import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { listWaitingTimes } from '../../../domain/src/contracts/dashboard.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { call } from '../api-client/call.ts'
import { useLanguage } from '../i18n/language.tsx'

export const waitingWords = {
  yours: {
    bn: 'আপনার মতো আবেদনের অর্ধেকের সিদ্ধান্ত {n} দিনের মধ্যে হয়েছে, প্রতি ১০টির ৯টির {m} দিনের মধ্যে।',
    en: 'Half of cases like yours were decided within {n} days, 9 of 10 within {m} days.',
  },
  any: {
    bn: 'এই সেবায় অর্ধেক আবেদনের সিদ্ধান্ত {n} দিনের মধ্যে হয়েছে, প্রতি ১০টির ৯টির {m} দিনের মধ্যে।',
    en: 'Half of the applications were decided within {n} days, 9 of 10 within {m} days.',
  },
  basis: { bn: 'গত ১২ মাসের {n}টি আবেদনের হিসাব।', en: 'Counted from {n} applications of the last 12 months.' },
} satisfies Record<string, Bilingual>

/** How long it takes, from what the portal has seen itself. Where it has seen too little, nothing is said. */
export function WaitingTime({ service, isYours = false }: { service: string; isYours?: boolean }) {
  const { text, number } = useLanguage()
  const { data } = useQuery({
    queryKey: ['waiting-times'],
    staleTime: 10 * 60_000,
    queryFn: async () => (await call(listWaitingTimes)).data,
  })
  const time = data?.find((one) => one.service === service)
  if (!time) return null
  // Decided on the very day is still a day to who waits for it.
  const days = (counted: number) => number(Math.max(1, counted))
  return (
    <p className="flex items-start gap-2">
      <Hourglass aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
      <span>
        {text(isYours ? waitingWords.yours : waitingWords.any, { n: days(time.medianDays), m: days(time.ninetyDays) })}{' '}
        <span className="block text-sm text-muted">{text(waitingWords.basis, { n: number(time.cases) })}</span>
      </span>
    </p>
  )
}
