import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { approveListChange } from '@wewb/domain/content/list-change-contracts'
import { countListChange } from '@wewb/domain/services/awards/list-change'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { Button } from '#components/inputs/button.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import {
  listChangeMessages,
  listChangeOutcomeNames,
  listChangeRowNames,
  listStateNames,
} from './list-change-messages.ts'
import type { ListChanges } from './list-changes-card.tsx'
import { RejectListChange } from './reject-list-change.tsx'

export type Change = ListChanges['list'][number]
type Props = { setupId: number; version: number; change: Change; onDone(): void }

const badges = { OPEN: 'needs-you', APPLIED: 'done', APPROVED: 'done', REJECTED: 'refused' } as const

/** One change of the list: what, why, by whom, and the decision. */
export function ListChange({ setupId, version, change, onDone }: Props) {
  const { text, date, time } = useLanguage()
  const [confirming, setConfirming] = useState<'approve' | 'reject'>()
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  const close = () => setConfirming(undefined)
  const { added, removed } = countListChange(change.rows.map(({ action }) => action))
  const proposer = {
    bn: change.proposedByBng ?? listChangeMessages.portal.bn,
    en: change.proposedBy ?? listChangeMessages.portal.en,
  }
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={badges[change.outcome]}>{text(listChangeOutcomeNames[change.outcome])}</StatusBadge>
        <span className="text-sm text-muted">
          {text(listChangeMessages.proposedBy, { name: proposer, at: at(change.proposedAt) })} ·{' '}
          {text(listChangeMessages.stateThen, { state: listStateNames[change.listState] })}
        </span>
      </div>
      <p className="max-w-[68ch] whitespace-pre-line">{change.reason}</p>
      <ul className="grid gap-1">
        {change.rows.map(({ applicationNo, name, nameBng, action, flags }) => (
          <li key={applicationNo} className="flex flex-wrap gap-x-3">
            <span className="font-semibold whitespace-nowrap" translate="no">
              {applicationNo}
            </span>
            <span>{text({ bn: nameBng || name, en: name || nameBng })}</span>
            <span className="text-muted">{text(listChangeRowNames[action])}</span>
            <FlagList flags={flags} />
          </li>
        ))}
      </ul>
      <Decision change={change} />
      {change.mayDecideYn === 'Y' && (
        <div className="flex flex-wrap gap-3">
          <Button icon={<BadgeCheck aria-hidden size={20} />} onClick={() => setConfirming('approve')}>
            {text(listChangeMessages.approve)}
          </Button>
          <Button variant="secondary" onClick={() => setConfirming('reject')}>
            {text(listChangeMessages.reject)}
          </Button>
        </div>
      )}
      {confirming === 'approve' && (
        <ConfirmAction
          title={listChangeMessages.approveTitle}
          confirmLabel={listChangeMessages.approveYes}
          onConfirm={() =>
            sendRequest(approveListChange, {
              params: { id: setupId, changeId: change.changeId },
              body: { version },
              isOfflineTolerant: true,
            })
          }
          successMessage={() => listChangeMessages.approved}
          onClose={close}
          onDone={onDone}
        >
          <p>{text(listChangeMessages.approveText, { added, removed })}</p>
          <p>
            {text(change.listState === 'PUBLISHED' ? listChangeMessages.whenPublic : listChangeMessages.approveQuiet)}
          </p>
        </ConfirmAction>
      )}
      {confirming === 'reject' && (
        <RejectListChange setupId={setupId} changeId={change.changeId} onClose={close} onDone={onDone} />
      )}
    </li>
  )
}

/** The person and time of the decision, and the selected counts before and after. */
function Decision({ change }: { change: Change }) {
  const { text, date, time, number } = useLanguage()
  const { decidedAt, before, after, note, outcome } = change
  if (!decidedAt || !before || !after) return null
  const name = {
    bn: change.decidedByBng ?? listChangeMessages.portal.bn,
    en: change.decidedBy ?? listChangeMessages.portal.en,
  }
  return (
    <div className="text-sm text-muted">
      {outcome !== 'APPLIED' && (
        <p>{text(listChangeMessages.decidedBy, { name, at: `${date(decidedAt)}, ${time(decidedAt)}` })}</p>
      )}
      {outcome === 'REJECTED' ? (
        <p>{text(listChangeMessages.note, { note })}</p>
      ) : (
        <p>
          {text(listChangeMessages.counts, {
            before: number(before.selected),
            after: number(after.selected),
            eligibleBefore: number(before.eligible),
            eligibleAfter: number(after.eligible),
          })}
        </p>
      )}
    </div>
  )
}
