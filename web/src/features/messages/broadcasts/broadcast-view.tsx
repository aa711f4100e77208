import { Check, OctagonX } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '../../../api-client/use-menus.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, TextLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fact, FileHead } from '../../../ui/file-head.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useFileArrival } from '../../../ui/use-file-arrival.ts'
import { AudienceLine } from './audience-line.tsx'
import { BroadcastState } from './broadcast-state.tsx'
import { ApproveBroadcast, StopBroadcast } from './decide-broadcast.tsx'
import { useBroadcast, type Broadcast } from './use-broadcasts.ts'
import { words as shared } from '../words.ts'
import { words } from './words.ts'

/** One broadcast: what it says, to whom, how far it has come, and what this person may do with it. */
export function BroadcastView({ broadcastId }: { broadcastId: number }) {
  const { text } = useLanguage()
  const mayApprove = useActions('/messages').has('approve')
  const [asked, setAsked] = useState<'approve' | 'stop'>()
  const { data, error, isPending, refetch } = useBroadcast(broadcastId)
  useFileArrival(data !== undefined)
  if (isPending) return <SkeletonLines lines={8} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  const isOwn = mayApprove && data.state === 'WAITING' && data.approvableYn === 'N'
  const close = () => setAsked(undefined)
  return (
    <>
      <Head broadcast={data} />
      {isOwn && <Alert kind="info" title={text(words.own)} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title={text(words.said)}>
          <div className="grid gap-3">
            <Bubble locale="bn" said={data.textBng} />
            <Bubble locale="en" said={data.text} />
          </div>
        </Card>
        {data.state !== 'WAITING' && <Progress broadcast={data} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {data.approvableYn === 'Y' && (
          <Button icon={<Check aria-hidden size={20} />} onClick={() => setAsked('approve')}>
            {text(words.approve)}
          </Button>
        )}
        {data.stoppableYn === 'Y' && (
          <Button look="secondary" icon={<OctagonX aria-hidden size={20} />} onClick={() => setAsked('stop')}>
            {text(words.stop)}
          </Button>
        )}
      </div>
      {asked === 'approve' && <ApproveBroadcast broadcast={data} onClose={close} />}
      {asked === 'stop' && <StopBroadcast broadcastId={broadcastId} onClose={close} />}
    </>
  )
}

export const Bubble = ({ locale, said }: { locale: 'bn' | 'en'; said: string }) => (
  <p
    lang={locale}
    className="w-fit max-w-[42ch] rounded-card rounded-bl-none border border-line bg-brand-soft px-4 py-3 whitespace-pre-line text-ink wrap-anywhere"
  >
    {said}
  </p>
)

function Head({ broadcast }: { broadcast: Broadcast }) {
  const { text, number, dateInTable, time } = useLanguage()
  const when = (at: string) => `${dateInTable(at)}, ${time(at)}`
  const { approvedBy, approvedByBng, approvedAt, reason } = broadcast
  return (
    <FileHead
      back="?view=broadcasts"
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(words.group)}>
            <AudienceLine audience={broadcast.audience} />
          </Fact>
          <Fact name={text(words.peopleColumn)}>{number(broadcast.people)}</Fact>
          <Fact name={text(words.writtenBy)}>
            {text({ bn: broadcast.writtenByBng ?? broadcast.writtenBy, en: broadcast.writtenBy })}
            <span className="block text-sm font-normal">{when(broadcast.writtenAt)}</span>
          </Fact>
          {approvedBy && approvedAt && (
            <Fact name={text(words.approvedBy)}>
              {text({ bn: approvedByBng ?? approvedBy, en: approvedBy })}
              <span className="block text-sm font-normal">{when(approvedAt)}</span>
            </Fact>
          )}
          {reason && <Fact name={text(shared.reason)}>{reason}</Fact>}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold wrap-anywhere outline-none">{text({ bn: broadcast.subjectBng, en: broadcast.subject })}</h1>
        <BroadcastState state={broadcast.state} />
      </div>
    </FileHead>
  )
}

function Progress({ broadcast }: { broadcast: Broadcast }) {
  const { text, number } = useLanguage()
  const { people, told, skipped, broadcastId } = broadcast
  const names = ['sent', 'delivered', 'failed', 'waiting', 'skipped'] as const
  return (
    <Card title={text(words.howItWent)}>
      <div className="grid gap-4">
        <output className="grid gap-1">
          <progress max={Math.max(1, people)} value={told + skipped} aria-hidden className="h-2 w-full accent-brand" />
          <p>{text(words.progress, { people: number(people), told: number(told) })}</p>
        </output>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted">{text(words[name])}</dt>
              <dd className="text-lg font-semibold tabular-nums">{number(broadcast[name])}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink to={`?of=${broadcastId}`}>{text(words.seeMessages)}</TextLink>
        </p>
      </div>
    </Card>
  )
}
