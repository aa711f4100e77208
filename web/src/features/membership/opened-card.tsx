import { downloadCard } from '../../../../domain/src/contracts/membership.ts'
import { callFile } from '../../api-client/call-file.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardPapers } from './card-papers.tsx'
import { cardWords } from './card-words.ts'
import { downloadWords as words } from './download-words.ts'
import { InstallOffer } from './install-offer.tsx'
import { KeepOffer } from './keep-offer.tsx'
import { keepWords } from './keep-words.ts'
import type { KeptCard, OpenedCard as Opened } from './kept-card.ts'
import { MemberCard } from './member-card.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Install } from './use-install.ts'

type Props = {
  card: Opened
  kept: KeptCard | undefined
  install: Install
  onKept(kept: KeptCard): void
  onDone(): void
  onAskAgain(): void
}

/** The card on the screen: to show, to print, to keep. */
export function OpenedCard({ card, kept, install, onKept, onDone, onAskAgain }: Props) {
  const { text, locale } = useLanguage()
  const isKept = kept?.card.membershipId === card.membershipId
  return (
    <StepFrame title={text(words.yourCard)} takesFocus>
      <MemberCard card={card} />
      <KeepOffer card={card} kept={kept} onKept={onKept} />
      {isKept && <InstallOffer install={install} />}
      <Card title={text(cardWords.papers)}>
        <CardPapers
          fetchPaper={(paper) => callFile(downloadCard, { body: { link: card.link, paper, language: locale } })}
          whenTooLate={
            <Button look="secondary" isSmall className="mt-2" onClick={onAskAgain}>
              {text(keepWords.openAgain)}
            </Button>
          }
        />
      </Card>
      <div>
        <Button look={isKept ? 'primary' : 'secondary'} className="w-full sm:w-auto" aria-describedby="done-hint" onClick={onDone}>
          {text(words.done)}
        </Button>
        <p id="done-hint" className="mt-2 text-sm text-muted">
          {text(words.doneHint)}
        </p>
      </div>
    </StepFrame>
  )
}
