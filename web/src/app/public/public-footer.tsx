import { Link } from '../../router/link.tsx'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { missingServerVersion, portalName } from '../../../../domain/src/lookups/portal.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { BackToTop } from './back-to-top.tsx'
import { governmentLinks } from './government-links.ts'
import { words } from './words.ts'

const link = 'inline-block rounded-sm py-1 underline-offset-4 hover:underline'

export function PublicFooter() {
  const { text, digits, phone } = useLanguage()
  const { app } = usePageData().data
  const terms = getScreen('terms')
  return (
    <footer className="print:hidden border-t border-line bg-card">
      <div className="mx-auto grid max-w-[1200px] gap-8 px-4 py-10 md:grid-cols-[2fr_1fr]">
        <section aria-labelledby="important-links">
          <h2 id="important-links" className="mb-2 text-base font-bold">
            {text(words.importantLinks)}
          </h2>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {governmentLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="noreferrer" className={link}>
                  {text(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="call-centre">
          <h2 id="call-centre" className="mb-2 text-base font-bold">
            {text(words.callCentre)}
          </h2>
          <dl className="grid gap-2">
            <Phone label={text(words.insideCountry)} number={app.callCentreLocal} shown={digits(app.callCentreLocal)} />
            <Phone label={text(words.fromAbroad)} number={app.callCentreAbroad} shown={phone(app.callCentreAbroad)} />
          </dl>
        </section>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-[1200px] flex-wrap justify-between gap-x-8 gap-y-1 px-4 py-4 text-sm text-muted">
          <p>{text(portalName)}</p>
          <Link to={terms.path} className="underline underline-offset-4">
            {text(terms.title)}
          </Link>
          <p>
            {text(words.uiVersion, { version: app.uiVersion })} ·{' '}
            {text(words.serverVersion, { version: app.raiseCoreVersion || missingServerVersion })}
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
