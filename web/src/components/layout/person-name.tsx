import { useLanguage } from '#lib/i18n/language.tsx'

/** Shows the name in the current language where there is one; otherwise marked as English for screen readers. */
export function PersonName({ name, nameBng }: { name: string; nameBng: string | null }) {
  const { locale } = useLanguage()
  return locale === 'bn' && nameBng ? nameBng : <span lang="en">{name}</span>
}
