import { Languages } from 'lucide-react'
import { useLanguage } from '../i18n/language.tsx'
import { useSearchParams } from '../router/use-search-params.ts'
import { classes, focusRing } from './look.ts'

// Each language is named in itself, so that whoever cannot read this page finds the way out of it.
const names = { bn: 'বাংলা', en: 'English' } as const

/** A link that the server understands too, for the moment before any script has come; afterwards nothing is loaded anew. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { locale, setLocale } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const other = locale === 'bn' ? 'en' : 'bn'
  const address = new URLSearchParams(query)
  address.set('lang', other)
  return (
    <a
      href={`?${address}`}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        event.preventDefault()
        setLocale(other)
        // An address that names the language would bring the old one back.
        if (query.has('lang')) setQuery((now) => (now.delete('lang'), now), { replace: true })
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
