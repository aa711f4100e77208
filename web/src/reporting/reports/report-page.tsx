import { useEffect } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useNavigate } from '#lib/router/router.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { reportUrl, parseReportParams } from './report-params.ts'
import { ReportPicker } from './report-picker.tsx'
import { ReportView } from './report-view.tsx'
import type { CatalogueReport } from './report-endpoints.ts'
import { reportGroupOf } from './report-groups.ts'
import { useReportCatalogue, useSavedFilters } from './use-report.ts'
import { reportMessages } from './messages.ts'

/** Up to this many reports are shown as tabs instead of a list. */
const fewReports = 3

/** Page of the three report screens: the list, or one report. Report and filters are part of the URL. */
export function ReportPage({ screen }: { screen: ReportScreen }) {
  const text = useText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const request = parseReportParams(screen, query)
  const catalogue = useReportCatalogue()
  const savedFilters = useSavedFilters(screen)
  const reports = catalogue.data?.list.filter((report) => report.screen === screen) ?? []
  const hasTabs = reports.length > 0 && reports.length <= fewReports
  const opensByItself =
    request.code || request.isListRequested ? undefined : savedFilters.data?.find(({ defaultYn }) => defaultYn === 'Y')
  const first = opensByItself ? reportUrl(screen, opensByItself.code, opensByItself.query) : undefined
  useEffect(() => {
    if (first) navigate(first, { replace: true })
  }, [first, navigate])

  const code = request.code || (hasTabs ? (reports[0]?.code ?? '') : '')
  const isWaiting =
    catalogue.isPending || (!request.code && !request.isListRequested && savedFilters.isPending) || first !== undefined
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
  const report = reports.find((candidate) => candidate.code === code)
  const tabs = reports.map(({ code: id, title, titleBng }) => ({
    id,
    label: text({ bn: titleBng, en: title }),
    to: reportUrl(screen, id, {}),
  }))
  return (
    <>
      {hasTabs && (
        <div className="print:hidden">
          <Tabs label={text(reportMessages.views)} tabs={tabs} current={code} />
        </div>
      )}
      <ReportView
        key={code}
        screen={screen}
        report={report}
        modules={catalogue.data.modules}
        params={{ ...request, code }}
        isInTabs={hasTabs}
      />
    </>
  )
}

function ListOfReports({ screen, reports }: { screen: ReportScreen; reports: readonly CatalogueReport[] }) {
  const text = useText()
  useFocusOnOpen(true)
  const listed = reports.map(({ code, title, titleBng, about, aboutBng }) => ({
    code,
    title: { bn: titleBng, en: title },
    about: { bn: aboutBng, en: about },
    group: reportGroupOf(code),
  }))
  return (
    <>
      <PageTitle intro={text(reportMessages.intro)}>{text(getScreen(screen).title)}</PageTitle>
      <ReportPicker reports={listed} />
    </>
  )
}
