import type { ReactNode } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { setupEndpointsOf } from '@wewb/domain/services/setup-contracts'
import type { Application } from '#form-engine/applications/application.ts'
import { buildServiceQuery } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { CompareView } from './application/compare-view.tsx'
import { ApplicationReview } from './application/application-review.tsx'
import { ApplyOnBehalf } from './on-behalf/apply-on-behalf.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { SetupsView } from './setups/setups-view.tsx'
import { useDefinition } from './use-definition.ts'
import { useSetups } from './use-setups.ts'
import { deskMessages } from './messages.ts'

type Props = {
  service: string
  /** Links to the other service, where two share a screen. */
  tabs?: ReactNode
  /** Content specific to the service on an application. */
  about?(file: Application): ReactNode
}

/**
 * The officer's pages of a service: queue, application, comparison and circulars, each with its own query on one path.
 */
export function ServiceDesk({ service, tabs, about }: Props) {
  const [query] = useSearchParams()
  // A visit by application number alone returns to the queue of its service.
  const params = new URLSearchParams({ ...Object.fromEntries(query), ...buildServiceQuery(service) })
  const application = params.get('application')
  const other = params.get('compare')
  if (application && other)
    return <CompareView applicationNo={application} otherNo={other} back={without(params, 'compare')} />
  if (application)
    return (
      <ApplicationReview
        key={application}
        applicationNo={application}
        back={without(params, 'application')}
        {...(about && { about })}
      />
    )
  return <Overview service={service} tabs={tabs} isSetups={params.get('tab') === 'setups'} />
}

/** Returns the query without one parameter. */
function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `?${rest}`
}

/** Services whose circulars have a menu screen of their own. */
const haveOwnScreen: ReadonlySet<string> = new Set(['dis-allowance'])

function Overview({ service, tabs, isSetups }: { service: string; tabs: ReactNode; isSetups: boolean }) {
  const text = useText()
  const { data: definition } = useDefinition(service)
  const { hasSetups } = useSetups(service)
  const calls = getOwn(setupEndpointsOf, service)
  const showsSetups = hasSetups && !haveOwnScreen.has(service)
  return (
    <>
      <PageTitle {...(definition?.opensTo !== 'members' && { aside: <ApplyOnBehalf service={service} /> })}>
        {definition ? text(definition.title) : '\u00a0'}
      </PageTitle>
      {tabs}
      {showsSetups && (
        <nav aria-label={text(deskMessages.sections)} className="flex gap-1 border-b border-line">
          <Section to="?" isCurrent={!isSetups}>
            {text(deskMessages.queue)}
          </Section>
          <Section to="?tab=setups" isCurrent={isSetups}>
            {text(deskMessages.setups)}
          </Section>
        </nav>
      )}
      {isSetups && showsSetups && calls ? (
        <SetupsView service={service} endpoints={calls} />
      ) : (
        <QueueView service={service} />
      )}
    </>
  )
}

const Section = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classes(
      'inline-flex min-h-11 items-center border-b-4 px-4 font-semibold',
      isCurrent ? 'border-brand text-ink' : 'border-transparent text-brand hover:bg-brand-soft',
      focusRing,
    )}
  >
    {children}
  </Link>
)
