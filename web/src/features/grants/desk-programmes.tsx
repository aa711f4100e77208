import { Blocks, Inbox } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { read } from '../../api-client/session.ts'
import { addressOfService } from '../../forms/service-address.ts'
import type { OpenService } from '../../forms/use-my-applications.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { useProgrammes, useWaiting } from './use-programmes.ts'
import { words } from './words.ts'

/** For who decides: every programme has a desk of its own. */
export function DeskProgrammes() {
  const { text } = useLanguage()
  const { programmes, error, refetch } = useProgrammes()
  const waiting = useWaiting(programmes ?? [])
  const builder = getScreen('gms-builder').path
  const sorted = programmes?.toSorted((one, other) => other.openYn.localeCompare(one.openYn))
  useViewArrival()
  return (
    <>
      <PageTitle
        intro={text(words.deskIntro)}
        {...(read('userMenus')?.includes(builder) && {
          aside: (
            <ButtonLink to={builder} look="secondary" icon={<Blocks aria-hidden size={20} />}>
              {text(words.build)}
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
          <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(words.noProgrammes)}>
            {text(words.noProgrammesText)}
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
        <TextLink to={addressOfService(service)} className="inline-flex min-h-11 items-center text-lg font-semibold break-words">
          {text({ bn: titleBng, en: title })}
        </TextLink>
        {closesOn && (
          <p className="text-sm text-muted">
            <Deadline sentence={words.applyUntil} day={closesOn} />
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {waiting !== undefined && (
          <span className={waiting > 0 ? 'font-semibold' : 'text-muted'}>
            {waiting > 0 ? text(words.waiting, { n: number(waiting) }) : text(words.nothingWaits)}
          </span>
        )}
        <StatusBadge status={openYn === 'Y' ? 'in-process' : 'draft'}>{text(openYn === 'Y' ? words.open : words.closed)}</StatusBadge>
      </p>
    </li>
  )
}
