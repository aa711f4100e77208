import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen, findScreenByPath } from '@wewb/domain/access/screens'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { classes } from '#components/styles/class-names.ts'
import { serviceGroups } from './service-groups.ts'
import { serviceSummaryMessages } from './service-summary-messages.ts'
import { homeMessages } from './messages.ts'

// Services for members only are not listed publicly.
const offered = serviceModules.filter(
  ({ code, path }) => Object.hasOwn(serviceSummaryMessages, code) && findScreenByPath(path)?.built,
)

const readable: Record<string, string> = {
  'edu-allowance': getScreen('scholarship-info').path,
  gms: getScreen('gms').path,
}

type ApplicationPeriod = { openYn: 'Y' | 'N'; closesOn: string | null }

/** Sorts services that close soon first, then those open all year, then closed ones. */
function rankOf(period: ApplicationPeriod | undefined): string {
  if (period?.openYn === 'N') return '2'
  return period?.closesOn ? `0${period.closesOn}` : '1'
}

export function ServiceList() {
  const { text } = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { landing, isGrantOpen, waitingTimes } = usePageData().data
  const waitingTimeOf = (code: string) => waitingTimes.find(({ service }) => service === code)
  const findPeriod = (code: string): ApplicationPeriod | undefined =>
    code === 'gms'
      ? { openYn: isGrantOpen ? 'Y' : 'N', closesOn: null }
      : landing?.services.find(({ service }) => service === code)
  /** Services with a public page link to it; all others start with the login and continue with the service. */
  const urlFor = (code: string, path: string) =>
    (code === 'gms' && !isGrantOpen ? undefined : getOwn(readable, code)) ?? buildLoginUrl(path)
  return (
    <section id="services" aria-labelledby="services-title">
      <h2 id="services-title" className="text-xl font-bold">
        {text(homeMessages.services)}
      </h2>
      {groupsBy(landing && findPeriod).map(({ name: group, services }) => (
        <div key={group.en} className="mt-6">
          <h3 className="text-lg font-semibold text-muted">{text(group)}</h3>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 sm:gap-4">
            {services.map(({ code, name, path, period }) => (
              <li
                key={code}
                className={classes(
                  'flex flex-col gap-1 p-4 sm:odd:last:col-span-2 sm:p-5',
                  'rounded-card border border-line bg-card',
                )}
              >
                <h4 className="text-lg font-bold">
                  <Link to={isSignedIn ? path : urlFor(code, path)} className="text-brand underline underline-offset-4">
                    {text(name)}
                  </Link>
                </h4>
                <p className="text-muted">{text(getOwn(serviceSummaryMessages, code) ?? name)}</p>
                <UsualDays time={waitingTimeOf(code)} />
                {period && <ApplicationPeriodText period={period} isLasting={code !== 'gms'} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function UsualDays({ time }: { time: PublicPageData['waitingTimes'][number] | undefined }) {
  const { text, number } = useLanguage()
  // A decision on the same day counts as one day.
  return time ? (
    <p className="text-sm text-muted">{text(homeMessages.usualDays, { n: number(Math.max(1, time.medianDays)) })}</p>
  ) : null
}

/**
 * Sorts the group with the earliest deadline first, and that service first in it; otherwise keeps the defined order.
 */
function groupsBy(findPeriod: ((code: string) => ApplicationPeriod | undefined) | undefined) {
  const groups = serviceGroups.map(({ name, services }) => ({
    name,
    services: services
      .flatMap((code) => offered.find((service) => service.code === code) ?? [])
      .map((service) => ({ ...service, period: findPeriod?.(service.code) }))
      .toSorted((one, other) => rankOf(one.period).localeCompare(rankOf(other.period))),
  }))
  const first = ({ services: [service] }: (typeof groups)[number]) => rankOf(service?.period)
  return groups
    .filter(({ services }) => services.length > 0)
    .toSorted((one, other) => first(one).localeCompare(first(other)))
}

/** Shows the state as text; the filled or hollow dot helps to scan the page. */
function ApplicationPeriodText({
  period: { openYn, closesOn },
  isLasting,
}: {
  period: ApplicationPeriod
  isLasting: boolean
}) {
  const { text, date } = useLanguage()
  const isOpen = openYn === 'Y'
  const whileOpen = closesOn
    ? text(homeMessages.openUntil, { date: date(closesOn) })
    : text(isLasting ? homeMessages.openAllYear : homeMessages.openNow)
  return (
    <p
      className={classes(
        'mt-auto flex items-center gap-2 pt-2 text-sm font-semibold',
        isOpen ? 'text-done' : 'text-muted',
      )}
    >
      <span
        aria-hidden
        className={classes('size-2.5 shrink-0 rounded-full border-2 border-current', isOpen && 'bg-current')}
      />
      {isOpen ? whileOpen : text(homeMessages.closed)}
    </p>
  )
}
