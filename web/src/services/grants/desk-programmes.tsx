import { Blocks, Inbox } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { readSession } from '#lib/api-client/session-storage.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import type { OpenService } from '#form-engine/applications/use-my-applications.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { useProgrammes, useWaitingCounts } from './use-programmes.ts'
import { grantMessages } from './messages.ts'

/** Lists the programmes for officers: each has its own desk. */
export function DeskProgrammes() {
  const { text } = useLanguage()
  const { programmes, error, refetch } = useProgrammes()
  const waiting = useWaitingCounts(programmes ?? [])
  const builder = getScreen('gms-builder').path
  const sorted = programmes?.toSorted((one, other) => other.openYn.localeCompare(one.openYn))
  useFocusOnViewChange()
  return (
    <>
      <PageTitle
        intro={text(grantMessages.deskIntro)}
        {...(readSession('userMenus')?.includes(builder) && {
          aside: (
            <ButtonLink to={builder} variant="secondary" icon={<Blocks aria-hidden size={20} />}>
              {text(grantMessages.build)}
            </ButtonLink>
          ),
        })}
      >
        {text(getScreen('online-gms-program').title)}
      </PageTitle>
      <Card>
        {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
        {!sorted && !error && <SkeletonLines lines={6} />}
        {sorted?.length === 0 && (
          <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(grantMessages.noProgrammes)}>
            {text(grantMessages.noProgrammesText)}
          </EmptyState>
        )}
        {sorted && sorted.length > 0 && (
          <ul className="divide-y divide-line">
            {sorted.map((programme) => (
              <Row key={programme.service} programme={programme} waiting={waiting?.get(programme.service)} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function Row({
  programme: { service, title, titleBng, openYn, closesOn },
  waiting,
}: {
  programme: OpenService
  waiting?: number | undefined
}) {
  const { text, number } = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <TextLink
          to={buildServiceUrl(service)}
          className="inline-flex min-h-11 items-center text-lg font-semibold break-words"
        >
          {text({ bn: titleBng, en: title })}
        </TextLink>
        {closesOn && (
          <p className="text-sm text-muted">
            <Deadline sentence={grantMessages.applyUntil} day={closesOn} />
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {waiting !== undefined && (
          <span className={waiting > 0 ? 'font-semibold' : 'text-muted'}>
            {waiting > 0 ? text(grantMessages.waiting, { n: number(waiting) }) : text(grantMessages.nothingWaits)}
          </span>
        )}
        <StatusBadge status={openYn === 'Y' ? 'in-process' : 'draft'}>
          {text(openYn === 'Y' ? grantMessages.open : grantMessages.closed)}
        </StatusBadge>
      </p>
    </li>
  )
}
