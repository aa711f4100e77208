import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getLayouts } from '../../../../../domain/src/contracts/payment-layouts.ts'
import { call } from '../../../api-client/call.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { LayoutEditor } from './layout-editor.tsx'

export type Layouts = AnswerOf<typeof getLayouts>

export function LayoutView() {
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'layouts'],
    queryFn: async () => (await call(getLayouts, { showLoader: false })).data,
    // What is being written is not replaced under the writer's hands.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  return <LayoutEditor key={data.revision} layouts={data} onChanged={() => void refetch()} />
}
