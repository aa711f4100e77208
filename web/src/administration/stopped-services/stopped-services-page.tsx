import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listStoppedServices } from '@wewb/domain/services/stopped-service-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PastStops } from './past-stops.tsx'
import { ReopenServiceDialog } from './reopen-service-dialog.tsx'
import { StopAuthor } from './stop-author.tsx'
import { stoppedServiceMessages } from './messages.ts'

// Lazy, because the calendar of the dialog is larger than the page.
const StopServiceDialog = lazy(async () => ({ default: (await import('./stop-service-dialog.tsx')).StopServiceDialog }))

export type StoppableService = ResponseOf<typeof listStoppedServices>['services'][number]
export type ServiceStop = NonNullable<StoppableService['stop']>

/** Lists the services; an administrator stops new applications for one of them, or takes them again. */
export function StoppedServicesPage() {
  const { text } = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<StoppableService>()
  const { data, error, refetch } = useQuery({
    queryKey: ['stopped-services'],
    staleTime: 0,
    queryFn: async () => (await sendRequest(listStoppedServices, { showLoader: false })).data,
  })
  const columns = useColumns(setChosen)
  const close = () => setChosen(undefined)
  const saved = async () => {
    close()
    await Promise.all([refetch(), client.invalidateQueries({ queryKey: ['services'] })])
  }
  return (
    <>
      <PageTitle intro={text(stoppedServiceMessages.intro)}>{text(getScreen('stopped-services').title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={8} />}
      {data && (
        <div className="grid gap-4">
          <Card title={text(stoppedServiceMessages.services)}>
            <DataTable
              caption={text(stoppedServiceMessages.services)}
              columns={columns}
              rows={data.services.toSorted((one, other) => Number(!one.stop) - Number(!other.stop))}
              rowId={({ service }) => service}
            />
          </Card>
          <PastStops stops={data.past} />
        </div>
      )}
      <Suspense>
        {chosen && !chosen.stop && <StopServiceDialog service={chosen} onClose={close} onSaved={saved} />}
      </Suspense>
      {chosen?.stop && <ReopenServiceDialog stop={chosen.stop} onClose={close} onSaved={saved} />}
    </>
  )
}

function useColumns(onChoose: (service: StoppableService) => void): Column<StoppableService>[] {
  const { text, date } = useLanguage()
  const mayEdit = useActions(getScreen('stopped-services').path).has('edit')
  const titleOf = ({ title, titleBng }: StoppableService) => text({ bn: titleBng, en: title })
  const acts: Column<StoppableService> = {
    id: 'acts',
    header: text(stoppedServiceMessages.acts),
    cell: (service) => (
      <Button variant="quiet" isSmall className="-mx-3 -my-1.5" onClick={() => onChoose(service)}>
        {text(service.stop ? stoppedServiceMessages.reopen : stoppedServiceMessages.stop)}
        <span className="sr-only">{`: ${titleOf(service)}`}</span>
      </Button>
    ),
  }
  return [
    {
      id: 'service',
      header: text(stoppedServiceMessages.service),
      cell: (service) => <span className="font-semibold">{titleOf(service)}</span>,
    },
    {
      id: 'state',
      header: text(stoppedServiceMessages.state),
      cell: ({ stop }) => (
        <StatusBadge status={stop ? 'needs-you' : 'done'}>
          {text(stop ? stoppedServiceMessages.stopped : stoppedServiceMessages.open)}
        </StatusBadge>
      ),
    },
    {
      id: 'sentence',
      header: text(stoppedServiceMessages.sentence),
      cell: ({ stop }) =>
        stop && (
          <span className="block max-w-prose">
            <span className="block">{text({ bn: stop.reasonBng, en: stop.reason })}</span>
            <span className="block text-sm text-muted">
              {stop.opensOn
                ? text(stoppedServiceMessages.until, { date: date(stop.opensOn) })
                : text(stoppedServiceMessages.untilReopened)}
            </span>
            <StopAuthor stop={stop} />
          </span>
        ),
    },
    ...(mayEdit ? [acts] : []),
  ]
}
