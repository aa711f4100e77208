import { Languages } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'

// Each language is named in itself, so that readers of the other find it.
const names = { bn: 'বাংলা', en: 'English' } as const

/** A link that also works on the server before hydration; afterwards it switches without a reload. */
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
        // A language in the URL would restore the old one.
        if (query.has('lang')) setQuery((now) => (now.delete('lang'), now), { replace: true })
      }}
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 px-3',
        'rounded-control font-semibold text-brand hover:bg-brand-soft',
        focusRing,
        className,
      )}
    >
      <Languages aria-hidden size={20} />
      {names[other]}
    </a>
  )
}
