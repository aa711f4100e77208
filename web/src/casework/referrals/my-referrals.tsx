import type { Application } from '#form-engine/applications/application.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useReferrals } from './use-referrals.ts'
import { referralMessages } from './messages.ts'

/** Lists the applicant's referrals with their letters; hidden when there are none. */
export function MyReferrals({ application }: { application: Application }) {
  const text = useText()
  const { data, error, refetch } = useReferrals(application.applicationNo)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  return (
    <Card title={text(referralMessages.mine)}>
      <p className="mb-4 text-muted">{text(referralMessages.mineText)}</p>
      <div className="grid gap-5">
        {data.list.map((referral) => (
          <ReferralCard key={referral.referralNo} application={application} referral={referral} />
        ))}
      </div>
    </Card>
  )
}
