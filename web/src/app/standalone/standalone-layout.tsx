import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { words } from './words.ts'

/** Around log-in, registration and the like: the mark, the language, one thing to do, and whom to call. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  const { text } = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-card">
        <SkipLink>{text(words.skip)}</SkipLink>
        <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-2">
          <Link to="/" className={classes('flex min-h-11 items-center gap-3 rounded-control font-bold', focusRing)}>
            <img src="/mark.svg" alt="" width={36} height={36} className="size-9" />
            {text(portalName)}
          </Link>
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-6 outline-none sm:py-10">
        {children}
      </main>
      <Help />
    </div>
  )
}

function Help() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  return (
    <footer className="border-t border-line bg-card">
      <p className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-center gap-x-3 px-4 py-3 text-center text-sm">
        <span className="flex items-center gap-2">
          <Phone aria-hidden size={18} className="shrink-0 text-brand" />
          {text(words.help)}
        </span>
        <PhoneNumber number={callCentreLocal} shown={digits(callCentreLocal)} />
        <span className="text-muted">
          {text(words.abroad)} <PhoneNumber number={callCentreAbroad} shown={phone(callCentreAbroad)} />
        </span>
      </p>
    </footer>
  )
}

const PhoneNumber = ({ number, shown }: { number: string; shown: string }) => (
  <a
    href={`tel:${number}`}
    className={classes('inline-flex min-h-11 items-center rounded-sm font-bold text-brand underline underline-offset-4', focusRing)}
  >
    {shown}
  </a>
)
