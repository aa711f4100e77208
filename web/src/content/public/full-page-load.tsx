import { useEffect } from 'react'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'

/** Reloads a page that only the server renders with its data, after a client-side navigation to it. */
export function FullPageLoad() {
  useEffect(() => window.location.reload(), [])
  return <SkeletonLines lines={6} />
}
