import { useEffect } from 'react'
import { useNavigate } from '../router/router.tsx'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { whenSessionEnds, type SessionEnding } from '../api-client/session-ending.ts'
import { noConnection, sessionExpired } from '../api-client/session-words.ts'
import { currentLocale } from '../i18n/language.tsx'
import { toast } from '../ui/toast.tsx'

const endings: Record<SessionEnding, { to: string; says?: Bilingual }> = {
  expired: { to: '/login', says: sessionExpired },
  invalid: { to: '/login' },
  'no-connection': { to: '/', says: noConnection },
}

/** Where a person goes when the session ends under them (SPEC.md section 8). */
export function SessionWatch() {
  const navigate = useNavigate()
  useEffect(() => {
    whenSessionEnds((ending) => {
      const { to, says } = endings[ending]
      navigate(to, { replace: true })
      if (says) toast({ kind: 'error', text: says[currentLocale()] })
    })
  }, [navigate])
  return null
}
