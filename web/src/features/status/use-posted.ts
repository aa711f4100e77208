import { useState } from 'react'
import type { PostedStatus } from '../../../../domain/src/contracts/public-data.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'

/** What the document brought of a form that the browser had sent. Only its first drawing has it: who comes back to the page later finds an empty form. */
export function usePosted(): PostedStatus | undefined {
  const { postedStatus } = usePageData().data
  const isAlive = useIsAlive()
  const [posted] = useState(isAlive ? undefined : postedStatus)
  return posted
}
