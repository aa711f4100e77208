import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, readSession, readSessionText, type StoredUser } from './session-storage.ts'
import { useLanguage } from '#lib/i18n/language.tsx'

const stored = () => readSessionText('user')

/** Returns the signed-in user, with the name in the current language where there is one. */
export function useCurrentUser(): (StoredUser & { name: string }) | undefined {
  const { locale } = useLanguage()
  const saved = useSyncExternalStore(onSessionChange, stored, () => null)
  return useMemo(() => {
    const user = saved === null ? undefined : readSession('user')
    return user && { ...user, name: (locale === 'bn' && user.full_name_bng) || user.full_name }
  }, [saved, locale])
}
