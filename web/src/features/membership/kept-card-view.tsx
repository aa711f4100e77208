import { RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { checkKeptCard } from './check-kept-card.ts'
import { downloadWords } from './download-words.ts'
import { InstallOffer } from './install-offer.tsx'
import { keepWords as words, stateWords } from './keep-words.ts'
import type { CardState, KeptCard } from './kept-card.ts'
import { keepPage } from './kept-page.ts'
import { MemberCard } from './member-card.tsx'
import { RemoveCard } from './remove-card.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Install } from './use-install.ts'

type Props = { kept: KeptCard; install: Install; onChecked(kept: KeptCard): void; onRemoved(): void; onRenew(): void; takesFocus: boolean }

const looks: Record<CardState, Status> = { VALID: 'done', REPLACED: 'needs-you', REVOKED: 'refused', UNKNOWN: 'needs-you' }

/** The card as this phone keeps it, with or without a line. */
export function KeptCardView({ kept, install, onChecked, onRemoved, onRenew, takesFocus }: Props) {
  const { text, date, time, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [failure, setFailure] = useState<unknown>()
  const [isRemoving, setIsRemoving] = useState(false)
  const { isBusy, run } = useBusy()
  // What a new release brought is taken along for the next time; without a line the last one stays.
  useEffect(() => void keepPage().catch(() => undefined), [])
  // A card that was replaced or revoked must not look valid until somebody thinks of pressing; without a line the last answer stays.
  const checkQuietly = useEffectEvent(() => void checkKeptCard(kept).then(onChecked, () => undefined))
  useEffect(() => {
    if (navigator.onLine) checkQuietly()
  }, [])
  const check = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        onChecked(await checkKeptCard(kept))
      } catch (problem) {
        setFailure(problem)
      }
    })
  const isInForce = kept.state === 'VALID'
  return (
    <StepFrame title={text(downloadWords.yourCard)} takesFocus={takesFocus}>
      <MemberCard card={kept.card} isInForce={isInForce} />
      <Card className="grid gap-4">
        <div aria-live="polite" className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={looks[kept.state]}>{text(stateWords[kept.state].word)}</StatusBadge>
            <span className={isInForce ? undefined : 'font-semibold'}>{text(stateWords[kept.state].sentence, { phone })}</span>
          </p>
          <p className="text-sm text-muted">{text(words.checkedOn, { date: date(kept.checkedAt), time: time(kept.checkedAt) })}</p>
        </div>
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" isBusy={isBusy} icon={<RefreshCw aria-hidden size={20} />} onClick={check}>
            {text(words.checkAgain)}
          </Button>
          <Button look="danger" icon={<Trash2 aria-hidden size={20} />} onClick={() => setIsRemoving(true)}>
            {text(words.remove)}
          </Button>
        </div>
      </Card>
      {isInForce && <InstallOffer install={install} />}
      <div>
        <Button look={isInForce ? 'quiet' : 'primary'} className={isInForce ? '-ml-5' : ''} aria-describedby="renew-hint" onClick={onRenew}>
          {text(words.renew)}
        </Button>
        <p id="renew-hint" className="mt-1 text-sm text-muted">
          {text(words.renewText)}
        </p>
      </div>
      {isRemoving && <RemoveCard onRemoved={onRemoved} onCancel={() => setIsRemoving(false)} />}
    </StepFrame>
  )
}
