import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getLayouts } from '@wewb/domain/payments/payment-layout-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { LayoutEditor } from './layout-editor.tsx'

export type Layouts = ResponseOf<typeof getLayouts>

export function LayoutView() {
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'layouts'],
    queryFn: async () => (await sendRequest(getLayouts, { showLoader: false })).data,
    // Never refetched while it is being edited.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  return (
    <LayoutEditor
      key={`${data.revision}.${data.proposal?.proposalId ?? 0}`}
      layouts={data}
      onChanged={() => void refetch()}
    />
  )
}
