import type { Application } from '../../forms/application.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useAcknowledgements } from './use-acknowledgements.ts'
import { words } from './words.ts'

/** For the person: nothing until there is something, then where to go and with which paper. */
export function MyReferrals({ application }: { application: Application }) {
  const text = useText()
  const { data, error, refetch } = useAcknowledgements(application.applicationNo)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data || data.total === 0) return null
  return (
    <Card title={text(words.mine)}>
      <p className="mb-4 text-muted">{text(words.mineText)}</p>
      <div className="grid gap-5">
        {data.list.map((referral) => (
          <ReferralCard key={referral.referralNo} application={application} referral={referral} />
        ))}
      </div>
    </Card>
  )
}
