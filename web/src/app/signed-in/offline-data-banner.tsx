import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resetCachedResponseTime, useCachedResponseTime } from '#lib/offline/offline-responses.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { signedInLayoutMessages } from './messages.ts'

const cachedQueries = new Set<unknown>(['menus', 'dashboard', 'applications', 'services'])

/** Shows that the data on the page is cached, and refetches it when the connection is back. */
export function OfflineDataBanner() {
  const { text, date, time } = useLanguage()
  const client = useQueryClient()
  const seenAt = useCachedResponseTime()
  useEffect(() => {
    if (seenAt === undefined) return undefined
    const askAgain = () => {
      resetCachedResponseTime()
      void client.invalidateQueries({
        predicate: ({ queryKey: [name], state }) => state.status === 'error' || cachedQueries.has(name),
      })
    }
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [seenAt, client])
  if (seenAt === undefined) return null
  const moment = new Date(seenAt)
  return (
    <output className="block">
      <Alert kind="needs-you">
        {text(signedInLayoutMessages.lastSeen, { date: date(moment), time: time(moment) })}
      </Alert>
    </output>
  )
}
