import { useQuery } from '@tanstack/react-query'
import { CalendarX, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { getDefinition } from '../../../../domain/src/contracts/services.ts'
import type { ServiceDefinition } from '../../../../domain/src/definition/service-definition.ts'
import { call } from '../../api-client/call.ts'
import { MyApplications } from '../../forms/my-applications.tsx'
import { useServices } from '../../forms/use-my-applications.ts'
import { WaitingTime } from '../../forms/waiting-time.tsx'
import { useText } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { OpenCirculars } from './open-circulars.tsx'
import { PapersNeeded } from './papers-needed.tsx'
import { homeWords } from './home-words.ts'

export type ServiceHomeProps = {
  service: string
  /** What only this service has: on top of everything, and beside my applications. */
  first?: ReactNode
  aside?: ReactNode
  /** Not for who has it already. */
  isOffered?: boolean
}

/** Before anything is begun: what it is, until when, what to have at hand, and what I have already. */
export function ServiceHome({ service, first, aside, isOffered = true }: ServiceHomeProps) {
  const text = useText()
  const services = useServices()
  const definition = useDefinition(service)
  const found = services.data?.find((one) => one.service === service)
  return (
    <>
      {found && isOffered && <p className="-mt-3 max-w-[68ch] text-muted">{text({ bn: found.summaryBng, en: found.summary })}</p>}
      {first}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-4">
          {services.error && isOffered && <LoadFailed problem={services.error} onRetry={() => void services.refetch()} />}
          {services.isPending && isOffered && <SkeletonLines lines={4} />}
          {found && isOffered && <OpenCirculars service={found} />}
          {isOffered && <WaitingTime service={service} />}
          {services.data && !found && isOffered && (
            <Card>
              <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(homeWords.notOffered)}>
                {text(homeWords.notOfferedText)}
              </EmptyState>
            </Card>
          )}
          <Card title={text(homeWords.mine)}>
            <MyApplications
              service={service}
              empty={
                <EmptyState icon={<FileText aria-hidden size={28} />} title={text(homeWords.noneYet)}>
                  {text(homeWords.noneYetText)}
                </EmptyState>
              }
            />
          </Card>
        </div>
        <div className="grid gap-4">
          {definition.data && isOffered && <PapersNeeded definition={definition.data} />}
          {aside}
        </div>
      </div>
    </>
  )
}

const useDefinition = (service: string) =>
  useQuery({
    queryKey: ['definition', service],
    queryFn: async () => (await call(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
