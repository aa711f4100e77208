import { Languages } from 'lucide-react'
import { useLanguage } from '../i18n/language.tsx'
import { classes, focusRing } from './look.ts'

// Each language is named in itself, so that whoever cannot read this page finds the way out of it.
const names = { bn: 'বাংলা', en: 'English' } as const

/** A link that the server understands too, for the moment before any script has come; afterwards nothing is loaded anew. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { locale, setLocale } = useLanguage()
  const other = locale === 'bn' ? 'en' : 'bn'
  return (
    <a
      href={`?lang=${other}`}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        event.preventDefault()
        setLocale(other)
      }}
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft',
        focusRing,
        className,
      )}
    >
      <Languages aria-hidden size={20} />
      {names[other]}
    </a>
  )
}
