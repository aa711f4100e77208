import type { ReactNode } from 'react'
import { getScreen, type ScreenId } from '@wewb/domain/access/screens'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { AccountCard } from '#identity/accounts/account-card.tsx'
import { allAccountMessages } from '#identity/accounts/messages.ts'
import { downloadMessages } from '#membership/cards/download-messages.ts'
import { StepFrame } from '#membership/cards/step-frame.tsx'
import { documentCheckMessages } from '#membership/verification/document-check-messages.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { documentMessages } from '#app/messages.ts'

/** Title and introduction above the form; the browser renders the same again. */
const tops: Partial<Record<ScreenId, { title: Bilingual; intro: Bilingual }>> = {
  login: { title: allAccountMessages.loginTitle, intro: allAccountMessages.loginIntro },
  register: { title: allAccountMessages.registerTitle, intro: allAccountMessages.registerIntro },
  'forgot-password': { title: allAccountMessages.forgotTitle, intro: allAccountMessages.forgotIntro },
}

/**
 * Server-rendered title and help of a standalone page. The form is left out until hydration, because it would lose
 * input.
 */
export function StandaloneSkeleton({ id }: { id: ScreenId }) {
  const text = useText()
  const top = tops[id]
  const { title } = getScreen(id)
  if (top)
    return (
      <AccountCard title={text(top.title)} intro={text(top.intro)}>
        <Coming />
      </AccountCard>
    )
  if (id === 'download')
    return (
      <StepFrame title={text(title)} intro={text(downloadMessages.intro)}>
        <Card className="shadow-card">
          <Coming />
        </Card>
      </StepFrame>
    )
  if (id === 'service-verification')
    return (
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-2xl font-bold">{text(title)}</h1>
        <p className="mt-2 mb-6 text-muted">{text(documentCheckMessages.intro)}</p>
        <Coming />
      </div>
    )
  return <Coming />
}

function Coming(): ReactNode {
  const text = useText()
  return (
    <>
      <noscript>
        <p className="mb-4 font-semibold">{text(documentMessages.needsScript)}</p>
      </noscript>
      <SkeletonLines lines={9} />
    </>
  )
}
