import { useEffect } from 'react'
import { useNavigate } from '#lib/router/router.tsx'
import { findScreenByPath } from '@wewb/domain/access/screens'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { onSessionEnd, type SessionEndReason } from '#lib/api-client/session-end.ts'
import { noConnection, sessionExpired, sessionInvalid } from '#lib/api-client/session-messages.ts'
import { isSignedIn } from '#lib/api-client/session-storage.ts'
import { currentLocale } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'

const endings: Record<SessionEndReason, { to: string; message: Bilingual }> = {
  expired: { to: '/login', message: sessionExpired },
  invalid: { to: '/login', message: sessionInvalid },
  'no-connection': { to: '/', message: noConnection },
}

/** Redirects the user when the session ends (docs/domain/api-conventions.md). */
export function SessionWatch() {
  const navigate = useNavigate()
  useEffect(() => {
    onSessionEnd((ending) => {
      // Several requests fail together; only the first shows the message.
      if (location.pathname === '/login') return
      const { to, message } = endings[ending]
      navigate(to, { replace: true })
      toast({ kind: 'error', text: message[currentLocale()] })
    })
    // Follows a logout in another tab. A login there clears and then writes the session, so the check waits a moment.
    const leave = () => {
      const isInside = findScreenByPath(location.pathname)?.layout === 'signed-in'
      if (isInside && !isSignedIn()) navigate('/login', { replace: true })
    }
    const later = () => setTimeout(leave, 50)
    window.addEventListener('storage', later)
    return () => window.removeEventListener('storage', later)
  }, [navigate])
  return null
}
