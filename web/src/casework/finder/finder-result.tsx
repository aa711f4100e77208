import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { BenefitResult } from '@wewb/domain/casework/finder/find-benefits'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { readSession } from '#lib/api-client/session-storage.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { finderMessages } from './messages.ts'

type Verdict = BenefitResult['eligibility']
const icons: Record<Verdict, LucideIcon> = { yes: CircleCheck, perhaps: CircleHelp, no: CircleMinus }
const colours: Record<Verdict, string> = { yes: 'text-done', perhaps: 'text-in-process', no: 'text-muted' }

/** Shows a service, why it fits or not, and a link to it. */
export function FinderResult({ finding: { service, eligibility, reason } }: { finding: BenefitResult }) {
  const { text } = useLanguage()
  const Icon = icons[eligibility]
  const name = serviceModules.find(({ code }) => code === service)?.name
  return (
    <li className={eligibility === 'no' ? 'flex gap-3 py-4' : 'flex gap-3 rounded-card border border-line bg-card p-4'}>
      <Icon aria-hidden size={24} className={classes('mt-0.5 shrink-0', colours[eligibility])} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg font-bold">{name && text(name)}</h3>
        <p>{text(reason)}</p>
        {name && eligibility !== 'no' && (
          <WayThere service={service} name={text(name)} isMain={eligibility === 'yes'} />
        )}
      </div>
    </li>
  )
}

function WayThere({ service, name, isMain }: { service: string; name: string; isMain: boolean }) {
  const { text, digits } = useLanguage()
  const { app, isGrantOpen } = usePageData().data
  const { callCentreLocal } = app
  const isSignedIn = useIsSignedIn()
  const { path, built } = getServiceScreen(service)
  if (!built)
    return <p className="mt-1 text-sm text-muted">{text(finderMessages.soon, { phone: digits(callCentreLocal) })}</p>
  // A screen outside the user's menus would end the session.
  if (isSignedIn && !readSession('userMenus')?.includes(path)) return null
  // A visitor reads about the programmes first.
  if (service === 'gms' && isGrantOpen && !isSignedIn)
    return (
      <ButtonLink to={getScreen('gms').path} variant="secondary" className="mt-3 w-full sm:w-auto">
        {text(finderMessages.openProgrammes)}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={isSignedIn ? path : buildLoginUrl(path)}
      variant={isMain ? 'primary' : 'secondary'}
      className="mt-3 w-full sm:w-auto"
    >
      {text(finderMessages.apply)}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  )
}
