import { downloadCard } from '@wewb/domain/membership/membership-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { CardPdfDownloads } from './card-pdf-downloads.tsx'
import { cardMessages } from './card-messages.ts'
import { downloadMessages } from './download-messages.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { SaveOfflineCard } from './save-offline-card.tsx'
import { offlineCardMessages } from './offline-card-messages.ts'
import type { OfflineCard, CardWithLink as Opened } from './offline-card.ts'
import { MemberCard } from './member-card.tsx'
import { StepFrame } from './step-frame.tsx'
import type { InstallState } from './use-install-prompt.ts'

type Props = {
  card: Opened
  offlineCard: OfflineCard | undefined
  install: InstallState
  onSaved(stored: OfflineCard): void
  onDone(): void
  onRequestAgain(): void
}

/** Shows the card with its actions: print and save. */
export function CardView({ card, offlineCard, install, onSaved, onDone, onRequestAgain }: Props) {
  const { text, locale } = useLanguage()
  const isStored = offlineCard?.card.membershipId === card.membershipId
  return (
    <StepFrame title={text(downloadMessages.yourCard)} takesFocus>
      <MemberCard card={card} />
      <SaveOfflineCard card={card} offlineCard={offlineCard} onSaved={onSaved} />
      {isStored && <InstallPrompt install={install} />}
      <Card title={text(cardMessages.papers)}>
        <CardPdfDownloads
          fetchPdf={(document) =>
            downloadFile(downloadCard, { body: { link: card.link, paper: document, language: locale } })
          }
          expiredAction={
            <Button variant="secondary" isSmall className="mt-2" onClick={onRequestAgain}>
              {text(offlineCardMessages.openAgain)}
            </Button>
          }
        />
      </Card>
      <div>
        <Button
          variant={isStored ? 'primary' : 'secondary'}
          className="w-full sm:w-auto"
          aria-describedby="done-hint"
          onClick={onDone}
        >
          {text(downloadMessages.done)}
        </Button>
        <p id="done-hint" className="mt-2 text-sm text-muted">
          {text(downloadMessages.doneHint)}
        </p>
      </div>
    </StepFrame>
  )
}
