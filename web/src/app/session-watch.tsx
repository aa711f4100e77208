import { useEffect } from 'react'
import { useNavigate } from '../router/router.tsx'
import { screenAt } from '../../../domain/src/access/screens.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { whenSessionEnds, type SessionEnding } from '../api-client/session-ending.ts'
import { noConnection, sessionExpired, sessionInvalid } from '../api-client/session-words.ts'
import { isSignedIn } from '../api-client/session.ts'
import { currentLocale } from '../i18n/language.tsx'
import { toast } from '../ui/toast.tsx'

const endings: Record<SessionEnding, { to: string; says: Bilingual }> = {
  expired: { to: '/login', says: sessionExpired },
  invalid: { to: '/login', says: sessionInvalid },
  'no-connection': { to: '/', says: noConnection },
}

/** Where a person goes when the session ends under them (SPEC.md section 8). */
export function SessionWatch() {
  const navigate = useNavigate()
  useEffect(() => {
    whenSessionEnds((ending) => {
      // Several calls fail together; the first has said it.
      if (location.pathname === '/login') return
      const { to, says } = endings[ending]
      navigate(to, { replace: true })
      toast({ kind: 'error', text: says[currentLocale()] })
    })
    // Another tab logged out. A log-in there clears and writes: a moment later it is certain which of the two it was.
    const leave = () => {
      const isInside = screenAt(location.pathname)?.layout === 'signed-in'
      if (isInside && !isSignedIn()) navigate('/login', { replace: true })
    }
    const later = () => setTimeout(leave, 50)
    window.addEventListener('storage', later)
    return () => window.removeEventListener('storage', later)
  }, [navigate])
  return null
}
