import { lazy, Suspense } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { missingServerVersion, uiVersion } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { Link } from '#lib/router/link.tsx'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { ReportProblemLink } from '#app/report-problem-link.tsx'
import { signedInLayoutMessages } from './messages.ts'

// Lazy, because it is below every form on a slow phone.
const GovernmentLinks = lazy(async () => ({ default: (await import('#app/government-links.tsx')).GovernmentLinks }))

const footerLink = classes('inline-flex min-h-11 items-center rounded-sm underline underline-offset-4', focusRing)

/** Shows the websites of the government and the helpline numbers, under every page. */
export function PageFooter() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const serverVersion = readSession('appSettings')?.raiseCoreVersion
  return (
    <footer className="border-t border-line py-3 text-sm text-muted print:hidden">
      <div className="mx-auto max-w-[1200px] px-4 sm:px-6">
        <Suspense>
          <GovernmentLinks className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3" />
        </Suspense>
      </div>
      <p className="mx-auto mt-2 flex max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
        {(['help', 'verify', 'download'] as const).map(getScreen).map(({ id, path, title }) => (
          <Link key={id} to={path} className={footerLink}>
            {text(title)}
          </Link>
        ))}
        <ReportProblemLink className={footerLink} />
        <span className="flex flex-wrap gap-x-4">
          <span>
            {text(signedInLayoutMessages.help)} <PhoneNumber number={callCentreLocal} shown={digits(callCentreLocal)} />
          </span>
          <span>
            {text(signedInLayoutMessages.abroad)}{' '}
            <PhoneNumber number={callCentreAbroad} shown={phone(callCentreAbroad)} />
          </span>
        </span>
        <span>
          {text(signedInLayoutMessages.versions)} {uiVersion} ·{' '}
          {typeof serverVersion === 'string' ? serverVersion : missingServerVersion}
        </span>
      </p>
    </footer>
  )
}

const PhoneNumber = ({ number, shown }: { number: string; shown: string }) => (
  <a href={`tel:${number}`} className={classes(footerLink, 'font-bold whitespace-nowrap text-brand')}>
    {shown}
  </a>
)
