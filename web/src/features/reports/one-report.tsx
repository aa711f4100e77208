import { ArrowLeft, FileQuestion } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useFileArrival } from '../../ui/use-file-arrival.ts'
import type { Asked } from './asked.ts'
import { NarrowReport } from './narrow-report.tsx'
import type { Catalogue, CatalogueReport } from './report-calls.ts'
import { ReportResult } from './report-result.tsx'
import { useReport } from './use-report.ts'
import { words } from './words.ts'

type Props = {
  screen: ReportScreen
  /** Undefined for the list behind a figure: nobody chooses it, so it has no filters of its own. */
  report: CatalogueReport | undefined
  modules: Catalogue['modules']
  asked: Asked
  /** The other reports are beside it already. */
  isAlone: boolean
}

export function OneReport({ screen, report, modules, asked, isAlone }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const answer = useReport(screen, asked, Boolean(report?.chart))
  useFileArrival(true)
  const named = report ?? answer.data
  const isUnknown = !report && answer.error instanceof CallProblem && answer.error.code === 'NOT_FOUND'
  if (isUnknown)
    return (
      <>
        <PageTitle>{text(getScreen(screen).title)}</PageTitle>
        <Card>
          <EmptyState
            icon={<FileQuestion aria-hidden size={28} />}
            title={text(words.unknown)}
            action={<ButtonLink to="?all">{text(words.all)}</ButtonLink>}
          >
            {text(words.unknownText)}
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <p className="hidden font-semibold print:block">{text(portalName)}</p>
      <div className="flex flex-wrap gap-x-2 print:hidden">
        {!report && (
          <Button look="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />} onClick={() => navigate(-1)}>
            {text(words.back)}
          </Button>
        )}
        {!isAlone && (
          <ButtonLink look="quiet" isSmall to="?all" {...(report && { icon: <ArrowLeft aria-hidden size={18} /> })}>
            {text(words.all)}
          </ButtonLink>
        )}
      </div>
      <PageTitle {...(named && { intro: text({ bn: named.aboutBng, en: named.about }) })}>
        {text(named ? { bn: named.titleBng, en: named.title } : getScreen(screen).title)}
      </PageTitle>
      {report && <NarrowReport screen={screen} report={report} modules={modules} asked={asked} />}
      <ReportResult screen={screen} asked={asked} answer={answer} />
    </>
  )
}
