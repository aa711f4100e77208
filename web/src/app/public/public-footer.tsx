import { Link } from '#lib/router/link.tsx'
import { getScreen } from '@wewb/domain/access/screens'
import { missingServerVersion, portalName } from '@wewb/domain/reference/portal'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { publicLayoutMessages } from './messages.ts'
import { ArrowUp } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Links to other government offices, the most relevant first. */
const governmentLinks: { name: Bilingual; href: string }[] = [
  {
    name: {
      bn: 'প্রবাসী কল্যাণ ও বৈদেশিক কর্মসংস্থান মন্ত্রণালয়',
      en: "Ministry of Expatriates' Welfare and Overseas Employment",
    },
    href: 'https://probashi.gov.bd',
  },
  { name: { bn: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড', en: "Wage Earners' Welfare Board" }, href: 'https://wewb.gov.bd' },
  {
    name: { bn: 'জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো (বিএমইটি)', en: 'Bureau of Manpower, Employment and Training (BMET)' },
    href: 'https://bmet.gov.bd',
  },
  { name: { bn: 'বোয়েসেল', en: 'BOESL' }, href: 'https://boesl.gov.bd' },
  { name: { bn: 'প্রবাসী কল্যাণ ব্যাংক', en: 'Probashi Kallyan Bank' }, href: 'https://pkb.gov.bd' },
  { name: { bn: 'ই-পাসপোর্ট', en: 'e-Passport' }, href: 'https://www.epassport.gov.bd' },
  { name: { bn: 'জাতীয় পরিচয়পত্র সেবা', en: 'National ID services' }, href: 'https://services.nidw.gov.bd' },
  { name: { bn: 'জাতীয় তথ্য বাতায়ন', en: 'Bangladesh National Portal' }, href: 'https://bangladesh.gov.bd' },
  { name: { bn: 'সরকারি তথ্য ও সেবা: ৩৩৩', en: 'Government information and services: 333' }, href: 'tel:333' },
]

/** Appears after one screenful by CSS positioning alone, so it works without script. On a short page it is clipped. */
function BackToTop() {
  const text = useText()
  return (
    <div className="pointer-events-none absolute inset-y-0 right-4 z-30 overflow-clip pb-4 print:hidden">
      <div className="h-[calc(200lvh-5rem)]" />
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
            {text(publicLayoutMessages.importantLinks)}
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
            'mx-auto flex max-w-[1200px] flex-wrap justify-between gap-x-8 gap-y-1',
            'px-4 py-4 text-sm text-muted',
          )}
        >
          <p>{text(portalName)}</p>
          <Link to={terms.path} className="underline underline-offset-4">
            {text(terms.title)}
          </Link>
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
