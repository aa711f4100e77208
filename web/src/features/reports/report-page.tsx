import { useEffect } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useNavigate } from '../../router/router.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFileArrival } from '../../ui/use-file-arrival.ts'
import { addressOf, readAsked } from './asked.ts'
import { ChooseReport } from './choose-report.tsx'
import { OneReport } from './one-report.tsx'
import type { CatalogueReport } from './report-calls.ts'
import { groupOf } from './report-groups.ts'
import { useCatalogue, useSavedFilters } from './use-report.ts'
import { words } from './words.ts'

/** So few reports need no list to choose from: they are tabs. */
const fewReports = 3

/** One page for the three screens of reports: a list of them, or one of them. Which one, and narrowed by what, stands in the address. */
export function ReportPage({ screen }: { screen: ReportScreen }) {
  const text = useText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = readAsked(screen, query)
  const catalogue = useCatalogue()
  const saved = useSavedFilters(screen)
  const reports = catalogue.data?.list.filter((report) => report.screen === screen) ?? []
  const hasTabs = reports.length > 0 && reports.length <= fewReports
  const opensByItself = asked.code || asked.isListWanted ? undefined : saved.data?.find(({ defaultYn }) => defaultYn === 'Y')
  const first = opensByItself ? addressOf(screen, opensByItself.code, opensByItself.query) : undefined
  useEffect(() => {
    if (first) navigate(first, { replace: true })
  }, [first, navigate])

  const code = asked.code || (hasTabs ? (reports[0]?.code ?? '') : '')
  const isWaiting = catalogue.isPending || (!asked.code && !asked.isListWanted && saved.isPending) || first !== undefined
  if (catalogue.error || isWaiting)
    return (
      <>
        <PageTitle>{text(getScreen(screen).title)}</PageTitle>
        <Card>
          {catalogue.error ? (
            <LoadFailed problem={catalogue.error} onRetry={() => void catalogue.refetch()} />
          ) : (
            <SkeletonLines lines={8} />
          )}
        </Card>
      </>
    )
  if (!code) return <ListOfReports screen={screen} reports={reports} />
  const report = reports.find((known) => known.code === code)
  const tabs = reports.map(({ code: id, title, titleBng }) => ({
    id,
    label: text({ bn: titleBng, en: title }),
    to: addressOf(screen, id, {}),
  }))
  return (
    <>
      {hasTabs && (
        <div className="print:hidden">
          <Tabs label={text(words.views)} tabs={tabs} current={code} />
        </div>
      )}
      <OneReport key={code} screen={screen} report={report} modules={catalogue.data.modules} asked={{ ...asked, code }} isAlone={hasTabs} />
    </>
  )
}

function ListOfReports({ screen, reports }: { screen: ReportScreen; reports: readonly CatalogueReport[] }) {
  const text = useText()
  useFileArrival(true)
  const listed = reports.map(({ code, title, titleBng, about, aboutBng }) => ({
    code,
    title: { bn: titleBng, en: title },
    about: { bn: aboutBng, en: about },
    group: groupOf(code),
  }))
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(getScreen(screen).title)}</PageTitle>
      <ChooseReport reports={listed} />
    </>
  )
}
