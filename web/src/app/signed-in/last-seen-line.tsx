import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetSeenAt, useSeenAt } from '../../api-client/last-seen.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { words } from './words.ts'

const shown = new Set<unknown>(['menus', 'dashboard', 'applications', 'services'])

/** Says that what is on the page is of an earlier moment, and asks for it again when the line is back. */
export function LastSeenLine() {
  const { text, date, time } = useLanguage()
  const client = useQueryClient()
  const seenAt = useSeenAt()
  useEffect(() => {
    if (seenAt === undefined) return undefined
    const askAgain = () => {
      forgetSeenAt()
      void client.invalidateQueries({ predicate: ({ queryKey: [name], state }) => state.status === 'error' || shown.has(name) })
    }
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [seenAt, client])
  if (seenAt === undefined) return null
  const moment = new Date(seenAt)
  return (
    <output className="block">
      <Alert kind="needs-you">{text(words.lastSeen, { date: date(moment), time: time(moment) })}</Alert>
    </output>
  )
}
