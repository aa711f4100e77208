import { ArrowRight, SearchCheck } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ScholarshipPageData } from '@wewb/domain/content/public-page-data'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { WaitingTimeText } from '#form-engine/applications/waiting-time-text.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { FullPageLoad } from './full-page-load.tsx'
import { scholarshipMessages } from './scholarship-messages.ts'

type Circular = ScholarshipPageData['circulars'][number]

const service = getScreen('education-allowance')

/** Describes the stipend from its circulars: eligibility, amounts, deadline and documents. */
export function ScholarshipInfoPage() {
  const { text } = useLanguage()
  const { scholarships, waitingTimes } = usePageData().data
  return (
    <div className="mx-auto flex max-w-[68ch] flex-col gap-8 px-4 py-8 lg:py-12">
      <header>
        <h1 className="text-2xl font-bold lg:text-3xl">{text(scholarshipMessages.title)}</h1>
        <p className="mt-2 text-lg text-muted">{text(scholarshipMessages.intro)}</p>
      </header>
      <WaitingTimeText times={waitingTimes} service="edu-allowance" />
      {scholarships ? <Outcome {...scholarships} /> : <FullPageLoad />}
    </div>
  )
}

function Outcome({ circulars, papers: documents }: ScholarshipPageData) {
  const { text } = useLanguage()
  return (
    <>
      <section aria-labelledby="circulars" className="flex flex-col gap-4">
        <h2 id="circulars" className="text-xl font-bold">
          {text(scholarshipMessages.circulars)}
        </h2>
        {circulars.length === 0 && (
          <p className="rounded-card border border-line bg-card p-5 text-muted">{text(scholarshipMessages.none)}</p>
        )}
        {circulars.map((circular) => (
          <CircularCard key={circular.setupId} circular={circular} />
        ))}
      </section>
      <section aria-labelledby="papers">
        <h2 id="papers" className="text-xl font-bold">
          {text(scholarshipMessages.papers)}
        </h2>
        <p className="mt-1 text-muted">{text(scholarshipMessages.papersText)}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-6">
          {documents.map(({ name, isForSome }) => (
            <li key={name.en}>
              {text(name)} {isForSome && <span className="text-muted">{text(scholarshipMessages.forSome)}</span>}
            </li>
          ))}
        </ul>
      </section>
      <TextLink
        to={getScreen('education-results').path}
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold"
      >
        <SearchCheck aria-hidden size={20} />
        {text(scholarshipMessages.results)}
      </TextLink>
    </>
  )
}

const followUps: Record<Circular['state'], Bilingual> = {
  OPEN: scholarshipMessages.openUntil,
  SOON: scholarshipMessages.opens,
  OVER: scholarshipMessages.over,
}

function CircularCard({ circular: { title, opensOn, closesOn, state, says } }: { circular: Circular }) {
  const { text, date, locale } = useLanguage()
  const isSignedIn = useIsSignedIn()
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div>
        <h3 className="text-lg font-bold">{text(title)}</h3>
        <p className={state === 'OPEN' ? 'font-semibold text-done' : 'text-muted'}>
          {text(followUps[state], { from: date(opensOn), to: date(closesOn) })}
        </p>
      </div>
      {state === 'OPEN' && (
        <ButtonLink
          to={isSignedIn ? service.path : buildLoginUrl(service.path)}
          className="self-start"
          icon={<ArrowRight aria-hidden size={20} />}
        >
          {text(scholarshipMessages.apply)}
        </ButtonLink>
      )}
      <details className="group" open={state === 'OPEN'}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
          {text(scholarshipMessages.details)}
        </summary>
        <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-[2fr_3fr]">
          {says[locale].map(({ label, text: value }) => (
            <div key={label} className="border-t border-line pt-3 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  )
}
