import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, read, readText, type StoredUser } from '../api-client/session.ts'
import { useLanguage } from '../i18n/language.tsx'

const stored = () => readText('user')

/** Who is logged in, with the name in the reader's language where there is one. */
export function usePerson(): (StoredUser & { name: string }) | undefined {
  const { locale } = useLanguage()
  const kept = useSyncExternalStore(onSessionChange, stored, () => null)
  return useMemo(() => {
    const user = kept === null ? undefined : read('user')
    return user && { ...user, name: (locale === 'bn' && user.full_name_bng) || user.full_name }
  }, [kept, locale])
}
