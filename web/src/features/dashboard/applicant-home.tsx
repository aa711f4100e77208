import { Check, FileText } from 'lucide-react'
import { applicationGroups } from '../../../../domain/src/contracts/application-shapes.ts'
import { MyApplications } from '../../forms/my-applications.tsx'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { useLater } from '../../ui/use-later.ts'
import { Dues } from './dues.tsx'
import { EarlierApplication } from './earlier-application.tsx'
import { LatestNotices } from './latest-notices.tsx'
import { MoreLinks } from './more-links.tsx'
import { OpenServices } from './open-services.tsx'
import { Tiles } from './tiles.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { words } from './words.ts'

const papers = [words.prepareNid, words.prepareCard, words.prepareBank, words.preparePhoto]

const loadKept = async () => (await import('../../forms/kept/kept-here.tsx')).KeptOnDevice

/** What I must do, where my applications stand, what I could begin, and where help is. */
export function ApplicantHome({ dashboard }: { dashboard: Dashboard }) {
  const { Component: KeptOnDevice } = useLater(loadKept)
  return (
    <>
      {KeptOnDevice && <KeptOnDevice />}
      <Dues dues={dashboard.dues} />
      {dashboard.applications.total > 0 && <Tiles tiles={dashboard.tiles} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-4 lg:col-span-2">
          <OwnApplications tiles={dashboard.tiles} />
          <OpenServices />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <LatestNotices notices={dashboard.notices} />
          <EarlierApplication />
          <MoreLinks />
        </div>
      </div>
    </>
  )
}

/** All of them, or those that a figure above counts. */
function OwnApplications({ tiles }: Pick<Dashboard, 'tiles'>) {
  const text = useText()
  const [query] = useSearchParams()
  const group = applicationGroups.find((one) => one === query.get('show'))
  const tile = tiles.find(({ url }) => group !== undefined && url?.endsWith(`=${group}`))
  return (
    <Card title={text(words.applications)}>
      {group && (
        <p className="-mt-2 mb-3 flex flex-wrap items-center gap-x-4">
          {tile && <span>{text(words.shown, { what: { bn: tile.labelBng, en: tile.label } })}</span>}
          <TextLink to="/dashboard" className="inline-flex min-h-11 items-center">
            {text(words.showAll)}
          </TextLink>
        </p>
      )}
      <MyApplications
        key={group ?? 'all'}
        atFirst={group ? 10 : 5}
        isShortOnPhone={!group}
        {...(group && { group })}
        empty={group ? <p className="text-muted">{text(words.noneOfThese)}</p> : <NothingYet />}
      />
    </Card>
  )
}

function NothingYet() {
  const text = useText()
  return (
    <>
      <EmptyState icon={<FileText aria-hidden size={28} />} title={text(words.noApplications)}>
        {text(words.noApplicationsText)}
      </EmptyState>
      <div className="mt-2 rounded-control bg-brand-soft px-4 py-3">
        <h3 className="font-semibold">{text(words.prepare)}</h3>
        <p>{text(words.prepareText)}</p>
        <ul className="mt-2 grid gap-1.5">
          {papers.map((paper) => (
            <li key={paper.en} className="flex items-start gap-2">
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              {text(paper)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
