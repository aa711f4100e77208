import { CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import type { Finding } from '../../../../domain/src/finder/find-benefits.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { read } from '../../api-client/session.ts'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { keepWayOn } from '../../api-client/way-on.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/look.ts'
import { words } from './words.ts'

type Verdict = Finding['verdict']
const icons: Record<Verdict, LucideIcon> = { yes: CircleCheck, perhaps: CircleHelp, no: CircleMinus }
const colours: Record<Verdict, string> = { yes: 'text-done', perhaps: 'text-in-process', no: 'text-muted' }

/** A service, why it may help or not, and the way to it. */
export function FoundService({ finding: { service, verdict, reason } }: { finding: Finding }) {
  const { text } = useLanguage()
  const Icon = icons[verdict]
  const name = serviceModules.find(({ code }) => code === service)?.name
  return (
    <li className={verdict === 'no' ? 'flex gap-3 py-4' : 'flex gap-3 rounded-card border border-line bg-card p-4'}>
      <Icon aria-hidden size={24} className={classes('mt-0.5 shrink-0', colours[verdict])} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg font-bold">{name && text(name)}</h3>
        <p>{text(reason)}</p>
        {name && verdict !== 'no' && <WayThere service={service} name={text(name)} isMain={verdict === 'yes'} />}
      </div>
    </li>
  )
}

function WayThere({ service, name, isMain }: { service: string; name: string; isMain: boolean }) {
  const { text, digits } = useLanguage()
  const { app, isGrantOpen } = usePageData().data
  const { callCentreLocal } = app
  const isSignedIn = useSignedIn()
  const { path, built } = screenOfService(service)
  if (!built) return <p className="mt-1 text-sm text-muted">{text(words.soon, { phone: digits(callCentreLocal) })}</p>
  // A screen outside one's menus would end the session.
  if (isSignedIn && !read('userMenus')?.includes(path)) return null
  // Which programme, is to be read first.
  if (service === 'gms' && isGrantOpen && !isSignedIn)
    return (
      <ButtonLink to={getScreen('gms').path} look="secondary" className="mt-3 w-full sm:w-auto">
        {text(words.openProgrammes)}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={isSignedIn ? path : '/login'}
      onClick={() => keepWayOn(path)}
      look={isMain ? 'primary' : 'secondary'}
      className="mt-3 w-full sm:w-auto"
    >
      {text(words.apply)}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  )
}
