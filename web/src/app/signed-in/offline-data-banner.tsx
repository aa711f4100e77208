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
  const cachedAt = useCachedResponseTime()
  useEffect(() => {
    if (cachedAt === undefined) return undefined
    const refetchAll = () => {
      resetCachedResponseTime()
      void client.invalidateQueries({
        predicate: ({ queryKey: [name], state }) => state.status === 'error' || cachedQueries.has(name),
      })
    }
    window.addEventListener('online', refetchAll)
    return () => window.removeEventListener('online', refetchAll)
  }, [cachedAt, client])
  if (cachedAt === undefined) return null
  const moment = new Date(cachedAt)
  return (
    <output className="block">
      <Alert kind="needs-you">
        {text(signedInLayoutMessages.lastSeen, { date: date(moment), time: time(moment) })}
      </Alert>
    </output>
  )
}
