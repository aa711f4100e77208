import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { FinderAnswers } from '@wewb/domain/casework/finder/answers'
import { findBenefits, type BenefitResult } from '@wewb/domain/casework/finder/find-benefits'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { saveFinderAnswers } from '#form-engine/applications/finder-storage.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { focusPageHeading } from './focus-page-heading.ts'
import { FinderResult } from './finder-result.tsx'
import { AnswerSummary } from './answer-summary.tsx'
import { finderMessages } from './messages.ts'

const wantedTitles = {
  yes: finderMessages.wantedYes,
  perhaps: finderMessages.wantedPerhaps,
  no: finderMessages.wantedNo,
} satisfies Record<BenefitResult['eligibility'], Bilingual>

/**
 * Says first whether the wanted service fits, and why, where the person came from its page. Then lists the
 * services that fit; the others are collapsed with their reasons.
 */
export function FinderResults({ answers, service }: { answers: FinderAnswers; service: string | undefined }) {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const isSignedIn = useIsSignedIn()
  const findings = useMemo(() => findBenefits(answers), [answers])
  const wanted = findings.find((finding) => finding.service === service)
  const others = findings.filter((finding) => finding !== wanted)
  const refused = others.filter(({ eligibility }) => eligibility === 'no')
  const hasLoss = answers['who']?.includes('bereaved')
  const isUnsure = answers['registration']?.includes('unknown')
  useEffect(focusPageHeading, [])
  // Saves the answers for the forms. Done here, because a shared URL opens the results without any question.
  useEffect(
    () =>
      saveFinderAnswers({
        answers,
        carries: Object.fromEntries(findings.map(({ service, carries }) => [service, carries])),
      }),
    [answers, findings],
  )
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">
        {text(wanted ? wantedTitles[wanted.eligibility] : finderMessages.found)}
      </h1>
      {hasLoss && <p className="mt-2 text-lg">{text(finderMessages.condolence, { phone: digits(callCentreLocal) })}</p>}
      <p className="mt-2 text-muted">{text(finderMessages.notADecision)}</p>
      {wanted && (
        <ul className="mt-6">
          <FinderResult finding={wanted} />
        </ul>
      )}
      {isUnsure && (
        <div className="mt-6">
          <Alert kind="info" title={text(finderMessages.findOut)}>
            <TextLink to={getScreen('bmet-wewbm-check').path}>{text(finderMessages.findOutLink)}</TextLink>
          </Alert>
        </div>
      )}
      {(['yes', 'perhaps'] as const).map((verdict) => {
        const found = others.filter((finding) => finding.eligibility === verdict)
        return (
          found.length > 0 && (
            <section key={verdict} aria-labelledby={verdict} className="mt-8">
              <h2 id={verdict} className="text-xl font-bold">
                {text(finderMessages[verdict])}
              </h2>
              <ul className="mt-3 grid gap-3">
                {found.map((finding) => (
                  <FinderResult key={finding.service} finding={finding} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <p className="mt-4 text-muted">{text(isSignedIn ? finderMessages.filledIn : finderMessages.logInFirst)}</p>
      <details className="group mt-8 rounded-card border border-line bg-card">
        <summary
          className={classes(
            'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card px-4 py-3',
            'list-none font-semibold hover:bg-brand-soft [&::-webkit-details-marker]:hidden',
          )}
        >
          {text(finderMessages.no, { n: refused.length })}
          <ChevronDown aria-hidden size={20} className="shrink-0 text-brand group-open:rotate-180" />
        </summary>
        <ul className="divide-y divide-line px-4">
          {refused.map((finding) => (
            <FinderResult key={finding.service} finding={finding} />
          ))}
        </ul>
      </details>
      <AnswerSummary answers={answers} service={service} />
      <section aria-labelledby="help" className="mt-8">
        <h2 id="help" className="text-lg font-bold">
          {text(finderMessages.help)}
        </h2>
        <p>
          {text(finderMessages.insideCountry)}: <Phone number={callCentreLocal} shown={digits(callCentreLocal)} />
        </p>
        <p>
          {text(finderMessages.fromAbroad)}: <Phone number={callCentreAbroad} shown={phone(callCentreAbroad)} />
        </p>
      </section>
    </>
  )
}

const Phone = ({ number, shown }: { number: string; shown: string }) => (
  <TextLink to={`tel:${number}`} className="inline-flex min-h-11 items-center font-semibold">
    {shown}
  </TextLink>
)
