import type { ReactNode } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { setupCallsOf } from '../../../../domain/src/contracts/setups.ts'
import type { Application } from '../../forms/application.ts'
import { queryOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { classes, focusRing } from '../../ui/look.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CompareView } from './file/compare-view.tsx'
import { FileView } from './file/file-view.tsx'
import { EnterForSomebody } from './on-behalf/enter-for-somebody.tsx'
import { QueueView } from './queue/queue-view.tsx'
import { SetupsView } from './setups/setups-view.tsx'
import { useDefinition } from './use-definition.ts'
import { useSetups } from './use-setups.ts'
import { words } from './words.ts'

type Props = {
  service: string
  /** Where one screen serves two services: the way to the other. */
  tabs?: ReactNode
  /** What only this service has to say of a file. */
  about?(file: Application): ReactNode
}

/** The officer's side of a service: queue, file, comparison and circulars, each at its own address on the one path. */
export function ServiceDesk({ service, tabs, about }: Props) {
  const [query] = useSearchParams()
  // Whoever came by a number alone goes back to the queue of its service.
  const params = new URLSearchParams({ ...Object.fromEntries(query), ...queryOfService(service) })
  const application = params.get('application')
  const other = params.get('compare')
  if (application && other) return <CompareView applicationNo={application} otherNo={other} back={without(params, 'compare')} />
  if (application)
    return <FileView key={application} applicationNo={application} back={without(params, 'application')} {...(about && { about })} />
  return <Overview service={service} tabs={tabs} isSetups={params.get('tab') === 'setups'} />
}

/** The same address without one of its parts. */
function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `?${rest}`
}

/** Whose circulars are written on a screen of the menu, not beside the queue. */
const haveOwnScreen: ReadonlySet<string> = new Set(['dis-allowance'])

function Overview({ service, tabs, isSetups }: { service: string; tabs: ReactNode; isSetups: boolean }) {
  const text = useText()
  const { data: definition } = useDefinition(service)
  const { isShown: maySeeSetups } = useSetups(service)
  const calls = getOwn(setupCallsOf, service)
  const hasSetups = maySeeSetups && !haveOwnScreen.has(service)
  return (
    <>
      <PageTitle {...(definition?.opensTo !== 'members' && { aside: <EnterForSomebody service={service} /> })}>
        {definition ? text(definition.title) : '\u00a0'}
      </PageTitle>
      {tabs}
      {hasSetups && (
        <nav aria-label={text(words.sections)} className="flex gap-1 border-b border-line">
          <Section to="?" isCurrent={!isSetups}>
            {text(words.queue)}
          </Section>
          <Section to="?tab=setups" isCurrent={isSetups}>
            {text(words.setups)}
          </Section>
        </nav>
      )}
      {isSetups && hasSetups && calls ? <SetupsView service={service} calls={calls} /> : <QueueView service={service} />}
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
