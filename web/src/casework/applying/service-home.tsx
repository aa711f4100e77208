import { useQuery } from '@tanstack/react-query'
import { CalendarX, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { getDefinition } from '@wewb/domain/services/service-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { getScreen } from '@wewb/domain/access/screens'
import { product } from '@wewb/domain/reference/portal'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { MyApplications } from '#form-engine/applications/my-applications.tsx'
import { useServices } from '#form-engine/applications/use-my-applications.ts'
import { WaitingTime } from '#form-engine/applications/waiting-time.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { OpenCirculars } from './open-circulars.tsx'
import { PrintableFormButton } from './printable-form-button.tsx'
import { printableFormMessages } from './printable-form-messages.ts'
import { RequiredDocuments } from './required-documents.tsx'
import { ServiceStopNotice } from './service-stop-notice.tsx'
import { serviceHomeMessages } from './service-home-messages.ts'

export type ServiceHomeProps = {
  service: string
  /** Content specific to the service: at the top, and beside the applications. */
  first?: ReactNode
  aside?: ReactNode
  /** False for users who already have it. */
  isOffered?: boolean
}

/** Home page of a service: description, deadline, required documents, and the user's applications. */
export function ServiceHome({ service, first, aside, isOffered = true }: ServiceHomeProps) {
  const text = useText()
  const services = useServices()
  const definition = useDefinition(service)
  const found = services.data?.find((one) => one.service === service)
  return (
    <>
      {found && isOffered && (
        <p className="-mt-3 max-w-[68ch] text-muted">{text({ bn: found.summaryBng, en: found.summary })}</p>
      )}
      {first}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-4">
          {services.error && isOffered && (
            <LoadFailed problem={services.error} onRetry={() => void services.refetch()} />
          )}
          {services.isPending && isOffered && <SkeletonLines lines={4} />}
          {isOffered && <ServiceStopNotice service={service} />}
          {found && isOffered && !found.stopped && <OpenCirculars service={found} />}
          {found && isOffered && hasFinderCheck(service) && (
            <p className="text-muted">
              {text(serviceHomeMessages.check)}{' '}
              <TextLink to={`${getScreen('benefit-finder').path}?service=${service}`}>
                {text(serviceHomeMessages.checkLink)}
              </TextLink>
            </p>
          )}
          {isOffered && <WaitingTime service={service} />}
          {services.data && !found && isOffered && (
            <Card>
              <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(serviceHomeMessages.notOffered)}>
                {text(serviceHomeMessages.notOfferedText)}
              </EmptyState>
            </Card>
          )}
          <Card title={text(serviceHomeMessages.mine)}>
            <MyApplications
              service={service}
              empty={
                <EmptyState icon={<FileText aria-hidden size={28} />} title={text(serviceHomeMessages.noneYet)}>
                  {text(serviceHomeMessages.noneYetText)}
                </EmptyState>
              }
            />
          </Card>
        </div>
        <div className="grid gap-4">
          {definition.data && isOffered && (
            <>
              <RequiredDocuments definition={definition.data} />
              <Card title={text(printableFormMessages.title)}>
                <p className="mb-2 text-muted">{text(printableFormMessages.text)}</p>
                <PrintableFormButton service={service} />
              </Card>
            </>
          )}
          {aside}
        </div>
      </div>
    </>
  )
}

/** The finder does not look into a change of passport, nor into single grant programmes. */
const hasFinderCheck = (service: string) =>
  service !== `${product}-passport` && serviceModules.some(({ code }) => code === service)

const useDefinition = (service: string) =>
  useQuery({
    queryKey: ['definition', service],
    queryFn: async () =>
      (await sendRequest(getDefinition, { params: { service } })).data.definition as ServiceDefinition,
  })
