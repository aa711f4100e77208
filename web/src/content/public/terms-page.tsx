import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { termsContact, tableOfContentsLabel, terms, termsIntro } from './terms-messages.ts'

export function TermsPage() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const sections = [...terms.map(({ id, title }) => ({ id, title })), { id: 'contact', title: termsContact.title }]
  return (
    <div className="mx-auto max-w-[68ch] px-4 py-10 lg:py-16">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('terms').title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(termsIntro)}</p>
      <nav
        aria-label={text(tableOfContentsLabel)}
        className="mt-6 rounded-card border border-line bg-card p-4 print:hidden"
      >
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 text-brand underline underline-offset-4">
                {text(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {terms.map(({ id, title, points }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10">
          <h2 id={`${id}-title`} className="text-xl font-bold">
            {text(title)}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-brand">
            {points.map((point) => (
              <li key={point.en}>{text(point)}</li>
            ))}
          </ul>
        </section>
      ))}
      <section id="contact" aria-labelledby="contact-title" className="mt-10">
        <h2 id="contact-title" className="text-xl font-bold">
          {text(termsContact.title)}
        </h2>
        <p className="mt-3">
          {text(termsContact.text, { local: digits(callCentreLocal), abroad: phone(callCentreAbroad) })}
        </p>
        <address className="mt-2 not-italic">{text(termsContact.address)}</address>
      </section>
    </div>
  )
}
