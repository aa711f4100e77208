import { retentionRules } from '@wewb/domain/administration/retention'
import { decideRetentionRun, stopRetentionRun } from '@wewb/domain/administration/retention-contracts'
import { getScreen } from '@wewb/domain/access/screens'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import type { Retention } from './data-retention-page.tsx'
import { dataRetentionMessages as messages, runStateMessages } from './messages.ts'
import type { ReasonQuestion } from './reason-dialog.tsx'

type Run = Retention['runs'][number]
type Props = { runs: Run[]; onAsk(question: ReasonQuestion): void }

const badges: Record<Run['state'], Status> = {
  PROPOSED: 'needs-you',
  RUNNING: 'in-process',
  DONE: 'done',
  DECLINED: 'refused',
  STOPPED: 'refused',
}

export function RetentionRuns({ runs, onAsk }: Props) {
  const { text } = useLanguage()
  return (
    <Card title={text(messages.runs)}>
      {runs.length === 0 && <p className="text-muted">{text(messages.noRuns)}</p>}
      <ul className="grid gap-4 empty:hidden">
        {runs.map((run) => (
          <li key={run.runId} className="border-l-4 border-line pl-4">
            <RetentionRun run={run} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Nothing was removed: it was not approved. */
const isUnstarted = ({ state, decidedBy }: Run) => state === 'DECLINED' || decidedBy === null

function RetentionRun({ run, onAsk }: { run: Run; onAsk: Props['onAsk'] }) {
  const { text, number, date } = useLanguage()
  const when = useDhakaMoment(new Date(run.proposedAt))
  const nameOf = ({ name, nameBng }: Run['proposedBy']) => ({ bn: nameBng ?? name, en: name })
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{text(retentionRules[run.kind].name)}</span>
        <StatusBadge status={badges[run.state]}>{text(runStateMessages[run.state])}</StatusBadge>
      </p>
      <p>
        {text(isUnstarted(run) ? messages.covers : messages.summary, {
          before: date(run.before),
          years: number(run.years),
          foreseen: number(run.foreseen),
          done: number(run.done),
        })}
      </p>
      <p className="text-sm break-words text-muted">
        {text(messages.proposedBy, { person: nameOf(run.proposedBy), when, reason: run.reason })}
      </p>
      {run.decidedBy && (
        <p className="text-sm break-words text-muted">
          {text(messages.decidedBy, { person: nameOf(run.decidedBy), reason: run.decision ?? '' })}
        </p>
      )}
      <RunActions run={run} onAsk={onAsk} />
    </div>
  )
}

function RunActions({ run: { runId, kind, state, ownYn }, onAsk }: { run: Run; onAsk: Props['onAsk'] }) {
  const { text } = useLanguage()
  const actions = useActions(getScreen('data-retention').path)
  const mayDecide = state === 'PROPOSED' && actions.has('approve') && ownYn === 'N'
  const isOpen = state === 'PROPOSED' || state === 'RUNNING'
  const rule = retentionRules[kind].name
  const decide = (approveYn: 'Y' | 'N') => {
    const [title, description, label] =
      approveYn === 'Y'
        ? [messages.approveTitle, messages.approveText, messages.approve]
        : [messages.declineTitle, messages.declineText, messages.decline]
    onAsk({
      title: text(title, { rule }),
      description: text(description),
      confirmLabel: text(label),
      variant: approveYn === 'Y' ? 'danger' : 'primary',
      send: ({ reason }) =>
        sendRequest(decideRetentionRun, { params: { runId }, body: { approveYn, reason }, isOfflineTolerant: true }),
    })
  }
  const [stopTitle, stopText, stopLabel] =
    state === 'PROPOSED'
      ? [messages.withdrawTitle, messages.withdrawText, messages.withdraw]
      : [messages.stopTitle, messages.stopText, messages.stop]
  const stop = () =>
    onAsk({
      title: text(stopTitle, { rule }),
      description: text(stopText),
      confirmLabel: text(stopLabel),
      send: ({ reason }) =>
        sendRequest(stopRetentionRun, { params: { runId }, body: { reason }, isOfflineTolerant: true }),
    })
  return (
    <div className="mt-1 flex flex-wrap gap-3 empty:hidden">
      {mayDecide && (
        <>
          <Button variant="danger" isSmall onClick={() => decide('Y')}>
            {text(messages.approve)}
          </Button>
          <Button variant="secondary" isSmall onClick={() => decide('N')}>
            {text(messages.decline)}
          </Button>
        </>
      )}
      {isOpen && !mayDecide && (actions.has('create') || actions.has('approve')) && (
        <Button variant="quiet" isSmall onClick={stop}>
          {text(stopLabel)}
        </Button>
      )}
    </div>
  )
}
