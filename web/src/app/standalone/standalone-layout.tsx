import type { Bilingual } from '@wewb/domain/language/bilingual'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { portalName } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LanguageSwitch } from '#components/layout/language-switch.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { ReportProblemLink } from '#app/report-problem-link.tsx'
import { SkipLink } from '#components/layout/skip-link.tsx'

const standaloneLayoutMessages = {
  skip: { bn: 'মূল অংশে যান', en: 'Skip to main content' },
  home: { bn: 'প্রচ্ছদ', en: 'Home' },
  help: { bn: 'সাহায্য লাগলে বিনা খরচে ফোন করুন', en: 'For help call free of charge' },
  abroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
} satisfies Record<string, Bilingual>

/** Layout of login, registration and similar pages: logo, language, one task and the helpline. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  const { text } = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-card">
        <SkipLink>{text(standaloneLayoutMessages.skip)}</SkipLink>
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
      <p
        className={classes(
          'mx-auto flex max-w-[1200px] flex-wrap items-center justify-center gap-x-3 px-4 py-3',
          'text-center text-sm',
        )}
      >
        <span className="flex items-center gap-2">
          <Phone aria-hidden size={18} className="shrink-0 text-brand" />
          {text(standaloneLayoutMessages.help)}
        </span>
        <PhoneNumber number={callCentreLocal} shown={digits(callCentreLocal)} />
        <span className="text-muted">
          {text(standaloneLayoutMessages.abroad)}{' '}
          <PhoneNumber number={callCentreAbroad} shown={phone(callCentreAbroad)} />
        </span>
        <ReportProblemLink className="inline-flex min-h-11 items-center text-muted underline underline-offset-4" />
      </p>
    </footer>
  )
}

const PhoneNumber = ({ number, shown }: { number: string; shown: string }) => (
  <a
    href={`tel:${number}`}
    className={classes(
      'inline-flex min-h-11 items-center rounded-sm font-bold text-brand underline underline-offset-4',
      focusRing,
    )}
  >
    {shown}
  </a>
)
