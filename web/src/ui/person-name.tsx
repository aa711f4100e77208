import { useLanguage } from '../i18n/language.tsx'

/** A name in the reader's language where there is one; otherwise as it is, and marked, so that it is read aloud rightly. */
export function PersonName({ name, nameBng }: { name: string; nameBng: string | null }) {
  const { locale } = useLanguage()
  return locale === 'bn' && nameBng ? nameBng : <span lang="en">{name}</span>
}
