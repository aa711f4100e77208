import { RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { downloadMessages } from './download-messages.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { offlineCardMessages, offlineCardStateMessages } from './offline-card-messages.ts'
import { type CardState, type OfflineCard, saveOfflineCard } from './offline-card.ts'
import { saveCardPage } from './card-page-cache.ts'
import { MemberCard } from './member-card.tsx'
import { RemoveOfflineCard } from './remove-offline-card.tsx'
import { StepFrame } from './step-frame.tsx'
import type { InstallState } from './use-install-prompt.ts'
import { verifyCode } from '@wewb/domain/membership/verification-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'

/** Checks the validity of the card by its public code. */
async function checkOfflineCard({ card }: OfflineCard): Promise<OfflineCard> {
  const stored = { card, state: await stateOf(card.code), checkedAt: new Date().toISOString() }
  await saveOfflineCard(stored)
  return stored
}

async function stateOf(code: string): Promise<CardState> {
  try {
    return (await sendRequest(verifyCode, { body: { code }, showLoader: false, isOfflineTolerant: true })).data.state
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'VERIFICATION_NOT_FOUND') return 'UNKNOWN'
    throw problem
  }
}

type Props = {
  offlineCard: OfflineCard
  install: InstallState
  onChecked(stored: OfflineCard): void
  onRemoved(): void
  onRenew(): void
  takesFocus: boolean
}

const looks: Record<CardState, Status> = {
  VALID: 'done',
  REPLACED: 'needs-you',
  REVOKED: 'refused',
  UNKNOWN: 'needs-you',
}

/** Shows the card saved on this phone, with or without a connection. */
export function OfflineCardView({ offlineCard, install, onChecked, onRemoved, onRenew, takesFocus }: Props) {
  const { text, date, time, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [failure, setFailure] = useState<unknown>()
  const [isRemoving, setIsRemoving] = useState(false)
  const { isBusy, run } = useBusy()
  // Updates the cached page to a new release; offline, the last one stays.
  useEffect(() => void saveCardPage().catch(() => undefined), [])
  // Checks the card at once, so that a replaced or revoked one does not look valid; offline, the last result stays.
  const checkQuietly = useEffectEvent(() => void checkOfflineCard(offlineCard).then(onChecked, () => undefined))
  useEffect(() => {
    if (navigator.onLine) checkQuietly()
  }, [])
  const check = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        onChecked(await checkOfflineCard(offlineCard))
      } catch (problem) {
        setFailure(problem)
      }
    })
  const isInForce = offlineCard.state === 'VALID'
  return (
    <StepFrame title={text(downloadMessages.yourCard)} takesFocus={takesFocus}>
      <MemberCard card={offlineCard.card} isInForce={isInForce} />
      <Card className="grid gap-4">
        <div aria-live="polite" className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={looks[offlineCard.state]}>
              {text(offlineCardStateMessages[offlineCard.state].label)}
            </StatusBadge>
            <span className={isInForce ? undefined : 'font-semibold'}>
              {text(offlineCardStateMessages[offlineCard.state].description, { phone })}
            </span>
          </p>
          <p className="text-sm text-muted">
            {text(offlineCardMessages.checkedOn, {
              date: date(offlineCard.checkedAt),
              time: time(offlineCard.checkedAt),
            })}
          </p>
        </div>
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={isBusy} icon={<RefreshCw aria-hidden size={20} />} onClick={check}>
            {text(offlineCardMessages.checkAgain)}
          </Button>
          <Button variant="danger" icon={<Trash2 aria-hidden size={20} />} onClick={() => setIsRemoving(true)}>
            {text(offlineCardMessages.remove)}
          </Button>
        </div>
      </Card>
      {isInForce && <InstallPrompt install={install} />}
      <div>
        <Button
          variant={isInForce ? 'quiet' : 'primary'}
          className={isInForce ? '-ml-5' : ''}
          aria-describedby="renew-hint"
          onClick={onRenew}
        >
          {text(offlineCardMessages.renew)}
        </Button>
        <p id="renew-hint" className="mt-1 text-sm text-muted">
          {text(offlineCardMessages.renewText)}
        </p>
      </div>
      {isRemoving && <RemoveOfflineCard onRemoved={onRemoved} onCancel={() => setIsRemoving(false)} />}
    </StepFrame>
  )
}
