import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { storeCardOffline } from './store-card-offline.ts'
import { offlineCardMessages } from './offline-card-messages.ts'
import { isOfflineCardSupported, type OfflineCard, type CardWithLink } from './offline-card.ts'

type Props = { card: CardWithLink; offlineCard: OfflineCard | undefined; onSaved(stored: OfflineCard): void }

/** Saves the card on this phone at the owner's request only. */
export function SaveOfflineCard({ card, offlineCard, onSaved }: Props) {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)
  const { isBusy, run } = useBusy()
  const save = () =>
    void run(async () => {
      try {
        setHasFailed(false)
        onSaved(await storeCardOffline(card))
      } catch {
        setHasFailed(true)
      }
    })
  if (!isOfflineCardSupported()) return <p className="text-muted">{text(offlineCardMessages.cannotKeep)}</p>
  if (offlineCard?.card.membershipId === card.membershipId)
    return (
      <Alert kind="success" title={text(offlineCardMessages.isKept)} takesFocus>
        {text(offlineCardMessages.isKeptText)}
      </Alert>
    )
  return (
    <Card title={text(offlineCardMessages.keep)}>
      <p>{text(offlineCardMessages.keepText)}</p>
      {offlineCard && (
        <p className="mt-2 font-semibold">
          {text(offlineCardMessages.insteadOf, { number: offlineCard.card.membershipId })}
        </p>
      )}
      <Button
        icon={<Smartphone aria-hidden size={20} />}
        isBusy={isBusy}
        className="mt-4 w-full sm:w-auto"
        onClick={save}
      >
        {text(offlineCardMessages.keep)}
      </Button>
      {hasFailed && (
        <div className="mt-4">
          <Alert kind="danger" title={text(offlineCardMessages.keepFailed)} takesFocus />
        </div>
      )}
    </Card>
  )
}
