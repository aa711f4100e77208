import { MonitorDown } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { keepWords as words } from './keep-words.ts'
import type { Install } from './use-install.ts'

/** A kept card is quickest to find on the home screen. */
export function InstallOffer({ install: { state, install } }: { install: Install }) {
  const text = useText()
  if (state === 'inside') return null
  return (
    <Card title={text(words.installTitle)}>
      <p>{text(words.installText)}</p>
      {state === 'offered' ? (
        <Button look="secondary" icon={<MonitorDown aria-hidden size={20} />} className="mt-4 w-full sm:w-auto" onClick={install}>
          {text(words.install)}
        </Button>
      ) : (
        <ul className="mt-2 grid list-disc gap-1 pl-6 text-muted">
          <li>{text(words.installByHand)}</li>
          <li>{text(words.installOnIphone)}</li>
        </ul>
      )}
    </Card>
  )
}
