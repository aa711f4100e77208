import { Link } from '#lib/router/link.tsx'
import { getScreen } from '@wewb/domain/access/screens'
import { missingServerVersion, portalName } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { GovernmentLinks } from '#app/government-links.tsx'
import { ReportProblemLink } from '#app/report-problem-link.tsx'
import { publicLayoutMessages } from './messages.ts'
import { ArrowUp } from 'lucide-react'

/**
 * Appears once the hero is scrolled past, or one screenful on a page without one. Positioned by CSS alone, so it works
 * without script. On a short page it is clipped.
 */
function BackToTop() {
  const text = useText()
  return (
    <div
      className={classes(
        'pointer-events-none absolute top-[100lvh] right-4 bottom-0 z-30 overflow-clip pb-4 print:hidden',
        'supports-[top:anchor(--hero_bottom)]:top-[anchor(--hero_bottom,100lvh)]',
      )}
    >
      <div className="h-[calc(100lvh-5rem)]" />
      <a
        href="#top"
        className={classes(
          'pointer-events-auto sticky top-[calc(100dvh-4rem)] inline-flex min-h-12 items-center gap-2 px-4',
          'rounded-full border border-line bg-card font-semibold text-brand shadow-card hover:bg-brand-soft',
        )}
      >
        <ArrowUp aria-hidden size={20} />
        {text(publicLayoutMessages.backToTop)}
      </a>
    </div>
  )
}

export function PublicFooter() {
  const { text, digits, phone } = useLanguage()
  const { app } = usePageData().data
  return (
    <footer className="print:hidden border-t border-line bg-card">
      <div className="mx-auto grid max-w-[1200px] gap-8 px-4 py-10 md:grid-cols-[2fr_1fr]">
        <GovernmentLinks className="grid gap-x-8 sm:grid-cols-2" />
        <section aria-labelledby="call-centre">
          <h2 id="call-centre" className="mb-2 text-base font-bold">
            {text(publicLayoutMessages.callCentre)}
          </h2>
          <dl className="grid gap-2">
            <Phone
              label={text(publicLayoutMessages.insideCountry)}
              number={app.callCentreLocal}
              shown={digits(app.callCentreLocal)}
            />
            <Phone
              label={text(publicLayoutMessages.fromAbroad)}
              number={app.callCentreAbroad}
              shown={phone(app.callCentreAbroad)}
            />
          </dl>
        </section>
      </div>
      <div className="border-t border-line">
        <div
          className={classes(
            'mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-8 gap-y-1',
            // Keeps the links clear of the button that leads back to the top.
            'py-4 pr-20 pl-4 text-sm text-muted',
          )}
        >
          <p>{text(portalName)}</p>
          {(['help', 'verify', 'download', 'terms'] as const).map(getScreen).map(({ id, path, title }) => (
            <Link key={id} to={path} className="inline-block py-1 underline underline-offset-4">
              {text(title)}
            </Link>
          ))}
          <ReportProblemLink className="inline-block py-1 underline underline-offset-4" />
          <p>
            {text(publicLayoutMessages.uiVersion, { version: app.uiVersion })} ·{' '}
            {text(publicLayoutMessages.serverVersion, { version: app.raiseCoreVersion || missingServerVersion })}
          </p>
        </div>
      </div>
      <BackToTop />
    </footer>
  )
}

function Phone({ label, number, shown }: { label: string; number: string; shown: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <a href={`tel:${number}`} className="text-lg font-bold text-brand underline-offset-4 hover:underline">
          {shown}
        </a>
      </dd>
    </div>
  )
}
