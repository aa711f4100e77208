import { downloadCard } from '@wewb/domain/membership/membership-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { CardPdfDownloads } from './card-pdf-downloads.tsx'
import { cardMessages } from './card-messages.ts'
import { downloadMessages as words } from './download-messages.ts'
import { InstallPrompt } from './install-prompt.tsx'
import { SaveOfflineCard } from './save-offline-card.tsx'
import { offlineCardMessages } from './offline-card-messages.ts'
import type { OfflineCard, CardWithLink as Opened } from './offline-card.ts'
import { MemberCard } from './member-card.tsx'
import { StepFrame } from './step-frame.tsx'
import type { InstallState } from './use-install-prompt.ts'

type Props = {
  card: Opened
  kept: OfflineCard | undefined
  install: InstallState
  onKept(kept: OfflineCard): void
  onDone(): void
  onAskAgain(): void
}

/** Shows the card with its actions: print and save. */
export function CardView({ card, kept, install, onKept, onDone, onAskAgain }: Props) {
  const { text, locale } = useLanguage()
  const isKept = kept?.card.membershipId === card.membershipId
  return (
    <StepFrame title={text(words.yourCard)} takesFocus>
      <MemberCard card={card} />
      <SaveOfflineCard card={card} kept={kept} onKept={onKept} />
      {isKept && <InstallPrompt install={install} />}
      <Card title={text(cardMessages.papers)}>
        <CardPdfDownloads
          fetchPaper={(paper) => downloadFile(downloadCard, { body: { link: card.link, paper, language: locale } })}
          whenTooLate={
            <Button look="secondary" isSmall className="mt-2" onClick={onAskAgain}>
              {text(offlineCardMessages.openAgain)}
            </Button>
          }
        />
      </Card>
      <div>
        <Button
          look={isKept ? 'primary' : 'secondary'}
          className="w-full sm:w-auto"
          aria-describedby="done-hint"
          onClick={onDone}
        >
          {text(words.done)}
        </Button>
        <p id="done-hint" className="mt-2 text-sm text-muted">
          {text(words.doneHint)}
        </p>
      </div>
    </StepFrame>
  )
}
