import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { keepOnPhone } from './keep-on-phone.ts'
import { keepWords as words } from './keep-words.ts'
import { canKeep, type KeptCard, type OpenedCard } from './kept-card.ts'

type Props = { card: OpenedCard; kept: KeptCard | undefined; onKept(kept: KeptCard): void }

/** Nothing stays on a phone unless its owner says so. */
export function KeepOffer({ card, kept, onKept }: Props) {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)
  const { isBusy, run } = useBusy()
  const keep = () =>
    void run(async () => {
      try {
        setHasFailed(false)
        onKept(await keepOnPhone(card))
      } catch {
        setHasFailed(true)
      }
    })
  if (!canKeep()) return <p className="text-muted">{text(words.cannotKeep)}</p>
  if (kept?.card.membershipId === card.membershipId)
    return (
      <Alert kind="success" title={text(words.isKept)} takesFocus>
        {text(words.isKeptText)}
      </Alert>
    )
  return (
    <Card title={text(words.keep)}>
      <p>{text(words.keepText)}</p>
      {kept && <p className="mt-2 font-semibold">{text(words.insteadOf, { number: kept.card.membershipId })}</p>}
      <Button icon={<Smartphone aria-hidden size={20} />} isBusy={isBusy} className="mt-4 w-full sm:w-auto" onClick={keep}>
        {text(words.keep)}
      </Button>
      {hasFailed && (
        <div className="mt-4">
          <Alert kind="danger" title={text(words.keepFailed)} takesFocus />
        </div>
      )}
    </Card>
  )
}
