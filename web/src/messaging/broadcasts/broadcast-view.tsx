import { Check, OctagonX } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { MessageBubble } from '#components/layout/message-bubble.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { BroadcastStateBadge } from './broadcast-state-badge.tsx'
import { ApproveBroadcast, StopBroadcast } from './decide-broadcast.tsx'
import {
  useBroadcast,
  type Broadcast,
  useBroadcastChoices,
  useLookupEntries,
  type BroadcastInput,
} from './use-broadcasts.ts'
import { messageLogMessages as shared } from '#messaging/message-log/message-log-messages.ts'
import { broadcastMessages } from './broadcast-messages.ts'
import { getOwn } from '@wewb/domain/collections/get-own'
import { audienceNames } from '@wewb/domain/messaging/audience'
import { statusNames } from '#form-engine/applications/application-messages.ts'

/** One broadcast: text, audience, progress and available actions. */
export function BroadcastView({ broadcastId }: { broadcastId: number }) {
  const { text } = useLanguage()
  const mayApprove = useActions('/messages').has('approve')
  const [dialog, setDialog] = useState<'approve' | 'stop'>()
  const { data, error, isPending, refetch } = useBroadcast(broadcastId)
  useFocusOnOpen(data !== undefined)
  if (isPending) return <SkeletonLines lines={8} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  const isOwn = mayApprove && data.state === 'WAITING' && data.approvableYn === 'N'
  const close = () => setDialog(undefined)
  return (
    <>
      <Head broadcast={data} />
      {isOwn && <Alert kind="info" title={text(broadcastMessages.own)} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title={text(broadcastMessages.said)}>
          <div className="grid gap-3">
            <MessageBubble locale="bn">{data.textBng}</MessageBubble>
            <MessageBubble locale="en">{data.text}</MessageBubble>
          </div>
        </Card>
        {data.state !== 'WAITING' && <Progress broadcast={data} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {data.approvableYn === 'Y' && (
          <Button icon={<Check aria-hidden size={20} />} onClick={() => setDialog('approve')}>
            {text(broadcastMessages.approve)}
          </Button>
        )}
        {data.stoppableYn === 'Y' && (
          <Button variant="secondary" icon={<OctagonX aria-hidden size={20} />} onClick={() => setDialog('stop')}>
            {text(broadcastMessages.stop)}
          </Button>
        )}
      </div>
      {dialog === 'approve' && <ApproveBroadcast broadcast={data} onClose={close} />}
      {dialog === 'stop' && <StopBroadcast broadcastId={broadcastId} onClose={close} />}
    </>
  )
}

function Head({ broadcast }: { broadcast: Broadcast }) {
  const { text, number, dateInTable, time } = useLanguage()
  const when = (at: string) => `${dateInTable(at)}, ${time(at)}`
  const { approvedBy, approvedByBng, approvedAt, reason } = broadcast
  return (
    <RecordHeader
      backHref="?view=broadcasts"
      backLabel={text(broadcastMessages.back)}
      facts={
        <>
          <RecordFact name={text(broadcastMessages.group)}>
            <AudienceSummary audience={broadcast.audience} />
          </RecordFact>
          <RecordFact name={text(broadcastMessages.peopleColumn)}>{number(broadcast.people)}</RecordFact>
          <RecordFact name={text(broadcastMessages.writtenBy)}>
            {text({ bn: broadcast.writtenByBng ?? broadcast.writtenBy, en: broadcast.writtenBy })}
            <span className="block text-sm font-normal">{when(broadcast.writtenAt)}</span>
          </RecordFact>
          {approvedBy && approvedAt && (
            <RecordFact name={text(broadcastMessages.approvedBy)}>
              {text({ bn: approvedByBng ?? approvedBy, en: approvedBy })}
              <span className="block text-sm font-normal">{when(approvedAt)}</span>
            </RecordFact>
          )}
          {reason && <RecordFact name={text(shared.reason)}>{reason}</RecordFact>}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold wrap-anywhere outline-none">
          {text({ bn: broadcast.subjectBng, en: broadcast.subject })}
        </h1>
        <BroadcastStateBadge state={broadcast.state} />
      </div>
    </RecordHeader>
  )
}

function Progress({ broadcast }: { broadcast: Broadcast }) {
  const { text, number } = useLanguage()
  const { people, told, skipped, broadcastId } = broadcast
  const names = ['sent', 'delivered', 'failed', 'waiting', 'skipped'] as const
  return (
    <Card title={text(broadcastMessages.howItWent)}>
      <div className="grid gap-4">
        <output className="grid gap-1">
          <progress max={Math.max(1, people)} value={told + skipped} aria-hidden className="h-2 w-full accent-brand" />
          <p>{text(broadcastMessages.progress, { people: number(people), told: number(told) })}</p>
        </output>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted">{text(broadcastMessages[name])}</dt>
              <dd className="text-lg font-semibold tabular-nums">{number(broadcast[name])}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink to={`?of=${broadcastId}`}>{text(broadcastMessages.seeMessages)}</TextLink>
        </p>
      </div>
    </Card>
  )
}

/** Describes the audience in words: its kind and filters. */
function AudienceSummary({ audience }: { audience: BroadcastInput['audience'] }) {
  const text = useText()
  const { data: choices } = useBroadcastChoices()
  const { data: districts } = useLookupEntries('district')
  const { data: missions } = useLookupEntries('mission')
  const { data: countries } = useLookupEntries('country')
  const lookedUp = (list: typeof districts, id: string | undefined) => {
    const entry = list?.find((one) => one.id === id)
    return entry ? text({ bn: entry.nameBng || entry.name, en: entry.name }) : id
  }
  const service = choices?.services.find((one) => one.service === audience.service)
  const setup = choices?.setups.find(({ setupId }) => setupId === audience.setupId)
  const status = audience.status && getOwn(statusNames, audience.status)
  const parts = [
    text(audienceNames[audience.kind]),
    service ? text({ bn: service.titleBng, en: service.title }) : audience.service,
    status && text(status),
    lookedUp(districts, audience.district),
    lookedUp(missions, audience.mission),
    lookedUp(countries, audience.country),
    setup && text({ bn: setup.titleBng, en: setup.title }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
