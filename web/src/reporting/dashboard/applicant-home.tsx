import { Check, FileText } from 'lucide-react'
import { applicationGroups } from '@wewb/domain/casework/application-schemas'
import { ApplicationTable } from '#form-engine/applications/application-table.tsx'
import { MyApplications } from '#form-engine/applications/my-applications.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'
import { ApplicantTasks } from './applicant-tasks.tsx'
import { LinkEarlierApplication } from './link-earlier-application.tsx'
import { LatestNotices } from './latest-notices.tsx'
import { MoreLinks } from './more-links.tsx'
import { OpenServices } from './open-services.tsx'
import { Tiles } from './tiles.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { dashboardMessages } from './messages.ts'

const documents = [
  dashboardMessages.prepareNid,
  dashboardMessages.prepareCard,
  dashboardMessages.prepareBank,
  dashboardMessages.preparePhoto,
]

const loadStored = async () => (await import('#form-engine/offline/unsent-drafts.tsx')).UnsentDrafts

/** Applicant's home: tasks, applications, open services and help. */
export function ApplicantHome({ dashboard }: { dashboard: Dashboard }) {
  const { Component: StoredOnDevice } = useLazyComponent(loadStored)
  return (
    <>
      {StoredOnDevice && <StoredOnDevice />}
      <ApplicantTasks dues={dashboard.dues} />
      {dashboard.applications.total > 0 && <Tiles tiles={dashboard.tiles} />}
      <OwnApplications tiles={dashboard.tiles} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-4 lg:col-span-2">
          <OpenServices />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <LatestNotices notices={dashboard.notices} />
          <LinkEarlierApplication />
          <MoreLinks />
        </div>
      </div>
    </>
  )
}

/** Lists all applications, or those counted by a figure above. */
function OwnApplications({ tiles }: Pick<Dashboard, 'tiles'>) {
  const text = useText()
  const [query] = useSearchParams()
  const group = applicationGroups.find((one) => one === query.get('show'))
  const tile = tiles.find(({ url }) => group !== undefined && url?.endsWith(`=${group}`))
  return (
    <Card title={text(dashboardMessages.applications)}>
      {group && (
        <p className="-mt-2 mb-3 flex flex-wrap items-center gap-x-4">
          {tile && <span>{text(dashboardMessages.shown, { what: { bn: tile.labelBng, en: tile.label } })}</span>}
          <TextLink to="/dashboard" className="inline-flex min-h-11 items-center">
            {text(dashboardMessages.showAll)}
          </TextLink>
        </p>
      )}
      <MyApplications
        key={group ?? 'all'}
        List={ApplicationTable}
        initialSize={group ? 10 : 5}
        isShortOnPhone={!group}
        {...(group && { group })}
        empty={group ? <p className="text-muted">{text(dashboardMessages.noneOfThese)}</p> : <NothingYet />}
      />
      <TextLink to="/earlier-applications" className="mt-2 inline-flex min-h-11 items-center">
        {text(dashboardMessages.earlier)}
      </TextLink>
    </Card>
  )
}

function NothingYet() {
  const text = useText()
  return (
    <>
      <EmptyState icon={<FileText aria-hidden size={28} />} title={text(dashboardMessages.noApplications)}>
        {text(dashboardMessages.noApplicationsText)}
      </EmptyState>
      <div className="mt-2 rounded-control bg-brand-soft px-4 py-3">
        <h3 className="font-semibold">{text(dashboardMessages.prepare)}</h3>
        <p>{text(dashboardMessages.prepareText)}</p>
        <ul className="mt-2 grid gap-1.5">
          {documents.map((document) => (
            <li key={document.en} className="flex items-start gap-2">
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              {text(document)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
