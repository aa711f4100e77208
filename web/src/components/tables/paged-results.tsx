import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Pagination } from './pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'

type Paged = Omit<ComponentProps<typeof Pagination>, 'size'>
type Props<P extends Paged> = {
  query: UseQueryResult<P>
  empty: ReactNode
  size?: number
  children(page: P): ReactNode
}

/** Shows a page of a list: loading, failed, empty, or its rows, which stay visible while the next page loads. */
export function PagedResults<P extends Paged>({ query, empty, size, children }: Props<P>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query
  return (
    <>
      {isPending && <SkeletonLines lines={8} />}
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && empty}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
          {children(data)}
          <Pagination {...data} {...(size !== undefined && { size })} />
        </div>
      )}
    </>
  )
}
