import { getOwn } from '@wewb/domain/collections/get-own'
import { getScreen, findScreenByPath } from '@wewb/domain/access/screens'
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

type Openness = { openYn: 'Y' | 'N'; closesOn: string | null }

/** Sorts services that close soon first, then those open all year, then closed ones. */
function rankOf(openness: Openness | undefined): string {
  if (openness?.openYn === 'N') return '2'
  return openness?.closesOn ? `0${openness.closesOn}` : '1'
}

export function ServiceList() {
  const { text } = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { landing, isGrantOpen } = usePageData().data
  const editabilityOf = (code: string): Openness | undefined =>
    code === 'gms'
      ? { openYn: isGrantOpen ? 'Y' : 'N', closesOn: null }
      : landing?.services.find(({ service }) => service === code)
  /** Services with a public page link to it; all others start with the login and continue with the service. */
  const placeFor = (code: string, path: string) =>
    (code === 'gms' && !isGrantOpen ? undefined : getOwn(readable, code)) ?? buildLoginUrl(path)
  return (
    <section id="services" aria-labelledby="services-title">
      <h2 id="services-title" className="text-xl font-bold">
        {text(homeMessages.services)}
      </h2>
      {groupsBy(landing && editabilityOf).map(({ name: group, services }) => (
        <div key={group.en} className="mt-6">
          <h3 className="text-lg font-semibold text-muted">{text(group)}</h3>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 sm:gap-4">
            {services.map(({ code, name, path, openness }) => (
              <li
                key={code}
                className={classes(
                  'flex flex-col gap-1 p-4 sm:odd:last:col-span-2 sm:p-5',
                  'rounded-card border border-line bg-card',
                )}
              >
                <h4 className="text-lg font-bold">
                  <Link
                    to={isSignedIn ? path : placeFor(code, path)}
                    className="text-brand underline underline-offset-4"
                  >
                    {text(name)}
                  </Link>
                </h4>
                <p className="text-muted">{text(getOwn(serviceSummaryMessages, code) ?? name)}</p>
                {openness && <OpenLine openness={openness} isLasting={code !== 'gms'} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/**
 * Sorts the group with the earliest deadline first, and that service first in it; otherwise keeps the defined order.
 */
function groupsBy(editabilityOf: ((code: string) => Openness | undefined) | undefined) {
  const groups = serviceGroups.map(({ name, services }) => ({
    name,
    services: services
      .flatMap((code) => offered.find((service) => service.code === code) ?? [])
      .map((service) => ({ ...service, openness: editabilityOf?.(service.code) }))
      .toSorted((one, other) => rankOf(one.openness).localeCompare(rankOf(other.openness))),
  }))
  const first = ({ services: [service] }: (typeof groups)[number]) => rankOf(service?.openness)
  return groups
    .filter(({ services }) => services.length > 0)
    .toSorted((one, other) => first(one).localeCompare(first(other)))
}

/** Shows the state as text; the filled or hollow dot helps to scan the page. */
function OpenLine({ openness: { openYn, closesOn }, isLasting }: { openness: Openness; isLasting: boolean }) {
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
