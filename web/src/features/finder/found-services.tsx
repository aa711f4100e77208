import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { FinderAnswers } from '../../../../domain/src/finder/answers.ts'
import { findBenefits } from '../../../../domain/src/finder/find-benefits.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { keepFinder } from '../../forms/kept-finder.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/button.tsx'
import { arrive } from './arrive.ts'
import { FoundService } from './found-service.tsx'
import { ToldAnswers } from './told-answers.tsx'
import { words } from './words.ts'

/** What the answers lead to: what can be asked for first, what cannot folded away with its reasons. */
export function FoundServices({ answers }: { answers: FinderAnswers }) {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  const isSignedIn = useSignedIn()
  const findings = useMemo(() => findBenefits(answers), [answers])
  const refused = findings.filter(({ verdict }) => verdict === 'no')
  const hasLoss = answers['who']?.includes('bereaved')
  const isUnsure = answers['registration']?.includes('unknown')
  useEffect(arrive, [])
  // For the forms of these services. Here, because an address that was shared leads here without a question.
  useEffect(
    () => keepFinder({ answers, carries: Object.fromEntries(findings.map(({ service, carries }) => [service, carries])) }),
    [answers, findings],
  )
  return (
    <>
      <h1 className="text-2xl font-bold lg:text-3xl">{text(words.found)}</h1>
      {hasLoss && <p className="mt-2 text-lg">{text(words.condolence, { phone: digits(callCentreLocal) })}</p>}
      <p className="mt-2 text-muted">{text(words.notADecision)}</p>
      {isUnsure && (
        <div className="mt-6">
          <Alert kind="info" title={text(words.findOut)}>
            <TextLink to={getScreen('bmet-wewbm-check').path}>{text(words.findOutLink)}</TextLink>
          </Alert>
        </div>
      )}
      {(['yes', 'perhaps'] as const).map((verdict) => {
        const found = findings.filter((finding) => finding.verdict === verdict)
        return (
          found.length > 0 && (
            <section key={verdict} aria-labelledby={verdict} className="mt-8">
              <h2 id={verdict} className="text-xl font-bold">
                {text(words[verdict])}
              </h2>
              <ul className="mt-3 grid gap-3">
                {found.map((finding) => (
                  <FoundService key={finding.service} finding={finding} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <p className="mt-4 text-muted">{text(isSignedIn ? words.filledIn : words.logInFirst)}</p>
      <details className="group mt-8 rounded-card border border-line bg-card">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-3 font-semibold hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
          {text(words.no, { n: refused.length })}
          <ChevronDown aria-hidden size={20} className="shrink-0 text-brand group-open:rotate-180" />
        </summary>
        <ul className="divide-y divide-line px-4">
          {refused.map((finding) => (
            <FoundService key={finding.service} finding={finding} />
          ))}
        </ul>
      </details>
      <ToldAnswers answers={answers} />
      <section aria-labelledby="help" className="mt-8">
        <h2 id="help" className="text-lg font-bold">
          {text(words.help)}
        </h2>
        <p>
          {text(words.insideCountry)}: <Phone number={callCentreLocal} shown={digits(callCentreLocal)} />
        </p>
        <p>
          {text(words.fromAbroad)}: <Phone number={callCentreAbroad} shown={phone(callCentreAbroad)} />
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
