import { MonitorDown } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { offlineCardMessages } from './offline-card-messages.ts'
import type { InstallState } from './use-install-prompt.ts'

/** Offers to install the saved card on the home screen. */
export function InstallPrompt({ install: { state, install } }: { install: InstallState }) {
  const text = useText()
  if (state === 'inside') return null
  return (
    <Card title={text(offlineCardMessages.installTitle)}>
      <p>{text(offlineCardMessages.installText)}</p>
      {state === 'offered' ? (
        <Button
          variant="secondary"
          icon={<MonitorDown aria-hidden size={20} />}
          className="mt-4 w-full sm:w-auto"
          onClick={install}
        >
          {text(offlineCardMessages.install)}
        </Button>
      ) : (
        <ul className="mt-2 grid list-disc gap-1 pl-6 text-muted">
          <li>{text(offlineCardMessages.installByHand)}</li>
          <li>{text(offlineCardMessages.installOnIphone)}</li>
        </ul>
      )}
    </Card>
  )
}
