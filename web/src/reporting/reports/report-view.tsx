import { ArrowLeft, FileQuestion } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { portalName } from '@wewb/domain/reference/portal'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import type { ReportParams } from './report-params.ts'
import { ReportFilterPanel } from './report-filter-panel.tsx'
import type { ReportCatalogue, CatalogueReport } from './report-endpoints.ts'
import { ReportResult } from './report-result.tsx'
import { useReport } from './use-report.ts'
import { reportMessages } from './messages.ts'

type Props = {
  screen: ReportScreen
  /** Undefined for a drill-down list, which has no filters of its own. */
  report: CatalogueReport | undefined
  modules: ReportCatalogue['modules']
  params: ReportParams
  /** True when the other reports are shown beside it. */
  isInTabs: boolean
}

export function ReportView({ screen, report, modules, params, isInTabs }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const answer = useReport(screen, params, Boolean(report?.chart))
  useFocusOnOpen(true)
  const named = report ?? answer.data
  const isUnknown = !report && answer.error instanceof ApiProblem && answer.error.code === 'NOT_FOUND'
  if (isUnknown)
    return (
      <>
        <PageTitle>{text(getScreen(screen).title)}</PageTitle>
        <Card>
          <EmptyState
            icon={<FileQuestion aria-hidden size={28} />}
            title={text(reportMessages.unknown)}
            action={<ButtonLink to="?all">{text(reportMessages.all)}</ButtonLink>}
          >
            {text(reportMessages.unknownText)}
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <p className="hidden font-semibold print:block">{text(portalName)}</p>
      <div className="flex flex-wrap gap-x-2 print:hidden">
        {!report && (
          <Button variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />} onClick={() => navigate(-1)}>
            {text(reportMessages.back)}
          </Button>
        )}
        {!isInTabs && (
          <ButtonLink variant="quiet" isSmall to="?all" {...(report && { icon: <ArrowLeft aria-hidden size={18} /> })}>
            {text(reportMessages.all)}
          </ButtonLink>
        )}
      </div>
      <PageTitle {...(named && { intro: text({ bn: named.aboutBng, en: named.about }) })}>
        {text(named ? { bn: named.titleBng, en: named.title } : getScreen(screen).title)}
      </PageTitle>
      {report && <ReportFilterPanel screen={screen} report={report} modules={modules} params={params} />}
      <ReportResult screen={screen} params={params} response={answer} />
    </>
  )
}
