import '#components/styles/member-card.css'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CardRequestForm } from './card-request-form.tsx'
import { emptyCardRequest } from './card-request.ts'
import { CardOtpForm } from './card-otp-form.tsx'
import { downloadMessages } from './download-messages.ts'
import { offlineCardMessages } from './offline-card-messages.ts'
import { OfflineCardView } from './offline-card-view.tsx'
import { CardView } from './card-view.tsx'
import { StepFrame } from './step-frame.tsx'
import { useCardDownload } from './use-card-download.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

/** Membership card for verified members, and for those who saved it on this phone. */
export function DownloadPage() {
  useEffect(installCard, [])
  return <Steps />
}

/** On this page the browser installs the card instead of the portal, even after a client-side navigation. */
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
  const { step, setStep, kept: stored, setKept: setStored, showCard } = useCardDownload()
  const [query, setQuery] = useState(emptyCardRequest)
  /** False until the first step change: the first step does not move the focus. */
  const [hasMoved, setHasMoved] = useState(false)
  const install = useInstallPrompt()
  const openStep = (next: typeof step) => {
    setHasMoved(true)
    setStep(next)
  }
  const finish = () => {
    setQuery(emptyCardRequest)
    openStep(stored ? { at: 'kept' } : { at: 'ask' })
  }

  if (step.at === 'ask')
    return (
      <CardRequestForm
        request={query}
        onChange={(change) => setQuery((before) => ({ ...before, ...change }))}
        onSent={(sent) => openStep({ at: 'code', challenge: sent })}
        isLinkExpired={step.isLinkExpired ?? false}
        onShowOfflineCard={stored && (() => openStep({ at: 'kept' }))}
        takesFocus={hasMoved}
      />
    )
  if (step.at === 'code')
    return <CardOtpForm challenge={step.challenge} onOpened={showCard} onBack={() => openStep({ at: 'ask' })} />
  if (step.at === 'card')
    return (
      <CardView
        card={step.card}
        offlineCard={stored}
        install={install}
        onSaved={setStored}
        onDone={finish}
        onRequestAgain={() => openStep({ at: 'ask' })}
      />
    )
  if (step.at === 'kept' && stored)
    return (
      <OfflineCardView
        offlineCard={stored}
        install={install}
        onChecked={setStored}
        onRemoved={() => {
          setStored(undefined)
          openStep({ at: 'removed' })
        }}
        onRenew={() => openStep({ at: 'ask' })}
        takesFocus={hasMoved}
      />
    )
  if (step.at === 'removed') return <Removed onOpenAgain={() => openStep({ at: 'ask' })} />
  return (
    <StepFrame title={text(getScreen('download').title)}>
      <Card>
        {step.at === 'failed' ? (
          <LoadFailed problem={step.problem} onRetry={() => openStep({ at: 'opening', link: step.link })} />
        ) : (
          <>
            <output className="sr-only">{text(downloadMessages.opening)}</output>
            <SkeletonLines lines={5} />
          </>
        )}
      </Card>
    </StepFrame>
  )
}

/** Not the form at once: its captcha would need a connection. */
function Removed({ onOpenAgain }: { onOpenAgain(): void }) {
  const { text } = useLanguage()
  return (
    <StepFrame title={text(getScreen('download').title)} takesFocus>
      <Card>
        <EmptyState
          icon={<CircleCheck aria-hidden size={28} />}
          title={text(offlineCardMessages.removed)}
          action={
            <Button variant="secondary" onClick={onOpenAgain}>
              {text(offlineCardMessages.openAgain)}
            </Button>
          }
        />
      </Card>
    </StepFrame>
  )
}
