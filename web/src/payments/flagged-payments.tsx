import { useQuery } from '@tanstack/react-query'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { paymentMessages } from './messages.ts'

type FlaggedPage = { total: number; list: { paymentId: number; applicationNo: string; flags: readonly Flag[] }[] }

export const MAX_FLAGGED_ROWS = 50

/** Shows what needs attention among the payments that somebody is about to fix or to authorise. */
export function FlaggedPayments({ queryKey, load }: { queryKey: readonly unknown[]; load(): Promise<FlaggedPage> }) {
  const { text, number } = useLanguage()
  const flagged = useQuery({ queryKey: ['payments', 'flagged', ...queryKey], gcTime: 0, queryFn: load })
  if (flagged.isPending) return <SkeletonLines lines={2} />
  if (flagged.error) return <LoadFailed problem={flagged.error} onRetry={() => void flagged.refetch()} />
  const { total, list } = flagged.data
  if (total === 0) return null
  return (
    <Alert kind="needs-you" title={text(paymentMessages.flagged, { n: number(total) })}>
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {list.map(({ paymentId, applicationNo, flags }) => (
          <li key={paymentId} className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold tabular-nums">{applicationNo}</span>
            <FlagList flags={flags} />
          </li>
        ))}
      </ul>
      {total > list.length && <p className="mt-1">{text(paymentMessages.flaggedMore, { n: number(list.length) })}</p>}
    </Alert>
  )
}
