import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'

const title: Bilingual = { bn: 'গুরুত্বপূর্ণ সরকারি ওয়েবসাইট', en: 'Important government websites' }

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

/** Lists the websites of the government, in the footer of every layout. */
export function GovernmentLinks({ className }: { className: string }) {
  const text = useText()
  return (
    <section aria-labelledby="government-links">
      <h2 id="government-links" className="mb-2 text-base font-bold">
        {text(title)}
      </h2>
      <ul className={className}>
        {governmentLinks.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" className="inline-block rounded-sm py-1 underline-offset-4 hover:underline">
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
