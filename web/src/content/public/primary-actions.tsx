import { ArrowRight, FilePen, Gauge, Phone, SearchCheck, type LucideIcon } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { homeMessages } from './messages.ts'

type DoorProps = { to: string; Icon: LucideIcon; title: string; text: string; isMain?: boolean }

/** The three most frequent tasks. */
export function PrimaryActions() {
  const { text } = useLanguage()
  const isSignedIn = useIsSignedIn()
  const status = getScreen('app-status-check')
  return (
    <nav aria-label={text(homeMessages.doors)} className="mt-8 grid gap-4 md:auto-cols-fr md:grid-flow-col">
      {isSignedIn ? (
        <Door
          to="/dashboard"
          Icon={Gauge}
          title={text(homeMessages.dashboardDoor)}
          text={text(homeMessages.dashboardDoorText)}
          isMain
        />
      ) : (
        <Door
          to="/#services"
          Icon={FilePen}
          title={text(homeMessages.applyDoor)}
          text={text(homeMessages.applyDoorText)}
          isMain
        />
      )}
      {status.built && (
        <Door to={status.path} Icon={SearchCheck} title={text(status.title)} text={text(homeMessages.statusDoorText)} />
      )}
      <HelpDoor />
    </nav>
  )
}

const frame = 'flex gap-4 rounded-card border p-5 md:max-lg:flex-col md:max-lg:gap-2'

/** Shows both helpline numbers, because the short one cannot be dialled from abroad. */
function HelpDoor() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  return (
    <div className={classes(frame, 'border-edge bg-card')}>
      <Phone aria-hidden size={28} className="mt-0.5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <a
          href={`tel:${callCentreLocal}`}
          className="inline-block rounded-sm text-lg font-bold underline underline-offset-4"
        >
          {text(homeMessages.helpDoor, { phone: digits(callCentreLocal) })}
        </a>
        <span className="block text-muted">{text(homeMessages.insideCountry)}</span>
        <p>
          {text(homeMessages.fromAbroad)}{' '}
          <a
            href={`tel:${callCentreAbroad}`}
            className={classes(
              'inline-flex min-h-11 items-center',
              'font-semibold whitespace-nowrap text-brand underline underline-offset-4',
            )}
          >
            {phone(callCentreAbroad)}
          </a>
        </p>
      </div>
    </div>
  )
}

function Door({ to, Icon, title, text, isMain = false }: DoorProps) {
  return (
    <Link
      to={to}
      className={classes(
        frame,
        'no-underline transition-colors',
        isMain
          ? 'border-brand bg-brand text-card hover:bg-brand-strong'
          : 'border-edge bg-card hover:border-brand hover:bg-brand-soft',
      )}
    >
      <Icon aria-hidden size={28} className={classes('mt-0.5 shrink-0', !isMain && 'text-brand')} />
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold">{title}</span>
        <span className={classes('block', !isMain && 'text-muted')}>{text}</span>
      </span>
      <ArrowRight aria-hidden size={20} className="mt-1.5 shrink-0 md:max-lg:hidden" />
    </Link>
  )
}
