import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { listWaitingTimes } from '@wewb/domain/reporting/dashboard-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'

export const waitingTimeMessages = {
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

/** Shows the usual waiting time, measured by the portal. Shows nothing when there is too little data. */
export function WaitingTime({ service, isYours = false }: { service: string; isYours?: boolean }) {
  const { text, number } = useLanguage()
  const { data } = useQuery({
    queryKey: ['waiting-times'],
    staleTime: 10 * 60_000,
    queryFn: async () => (await sendRequest(listWaitingTimes)).data,
  })
  const time = data?.find((one) => one.service === service)
  if (!time) return null
  // A decision on the same day counts as one day.
  const days = (counted: number) => number(Math.max(1, counted))
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
