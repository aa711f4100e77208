import { useEffect } from 'react'
import { SkeletonLines } from '../../ui/skeleton.tsx'

/**
 * This page is always drawn by the server with what it shows. Whoever comes to it by a step inside the app, without the page
 * having been loaded for this address, has it loaded now.
 */
export function ComesWhole() {
  useEffect(() => window.location.reload(), [])
  return <SkeletonLines lines={6} />
}
