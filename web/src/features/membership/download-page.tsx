import '../../ui/member-card.css'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { AskForCard } from './ask-for-card.tsx'
import { nothingAsked } from './asked-card.ts'
import { CardCode } from './card-code.tsx'
import { downloadWords } from './download-words.ts'
import { keepWords } from './keep-words.ts'
import { KeptCardView } from './kept-card-view.tsx'
import { OpenedCard } from './opened-card.tsx'
import { StepFrame } from './step-frame.tsx'
import { useDownload } from './use-download.ts'
import { useInstall } from './use-install.ts'

/** The membership card for whoever proves to be the member, and for whoever keeps it on this phone. */
export function DownloadPage() {
  useEffect(installCard, [])
  return <Steps />
}

/** Here and nowhere else what is installed is the card, not the portal: also for who came from another page. */
function installCard() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (!link) return undefined
  link.href = '/card.webmanifest'
  return () => {
    link.href = '/portal.webmanifest'
  }
}

function Steps() {
  const { text } = useLanguage()
  const { step, setStep, kept, setKept, show } = useDownload()
  const [asked, setAsked] = useState(nothingAsked)
  /** The first step of a visit leaves the focus where the browser puts it. */
  const [hasMoved, setHasMoved] = useState(false)
  const install = useInstall()
  const go = (next: typeof step) => {
    setHasMoved(true)
    setStep(next)
  }
  const finish = () => {
    setAsked(nothingAsked)
    go(kept ? { at: 'kept' } : { at: 'ask' })
  }

  if (step.at === 'ask')
    return (
      <AskForCard
        asked={asked}
        onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
        onSent={(sent) => go({ at: 'code', sent })}
        isLinkOver={step.isLinkOver ?? false}
        onShowKept={kept && (() => go({ at: 'kept' }))}
        takesFocus={hasMoved}
      />
    )
  if (step.at === 'code') return <CardCode sent={step.sent} onOpened={show} onBack={() => go({ at: 'ask' })} />
  if (step.at === 'card')
    return (
      <OpenedCard card={step.card} kept={kept} install={install} onKept={setKept} onDone={finish} onAskAgain={() => go({ at: 'ask' })} />
    )
  if (step.at === 'kept' && kept)
    return (
      <KeptCardView
        kept={kept}
        install={install}
        onChecked={setKept}
        onRemoved={() => {
          setKept(undefined)
          go({ at: 'removed' })
        }}
        onRenew={() => go({ at: 'ask' })}
        takesFocus={hasMoved}
      />
    )
  if (step.at === 'removed') return <Removed onOpenAgain={() => go({ at: 'ask' })} />
  return (
    <StepFrame title={text(getScreen('download').title)}>
      <Card>
        {step.at === 'failed' ? (
          <LoadFailed problem={step.problem} onRetry={() => go({ at: 'opening', link: step.link })} />
        ) : (
          <>
            <output className="sr-only">{text(downloadWords.opening)}</output>
            <SkeletonLines lines={5} />
          </>
        )}
      </Card>
    </StepFrame>
  )
}

/** Not the form at once: its picture would ask for a line that may not be there. */
function Removed({ onOpenAgain }: { onOpenAgain(): void }) {
  const { text } = useLanguage()
  return (
    <StepFrame title={text(getScreen('download').title)} takesFocus>
      <Card>
        <EmptyState
          icon={<CircleCheck aria-hidden size={28} />}
          title={text(keepWords.removed)}
          action={
            <Button look="secondary" onClick={onOpenAgain}>
              {text(keepWords.openAgain)}
            </Button>
          }
        />
      </Card>
    </StepFrame>
  )
}
