import type { ReactNode } from 'react'
import { getScreen, type ScreenId } from '../../../../domain/src/access/screens.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { AccountCard } from '../../features/accounts/account-card.tsx'
import { words as accountWords } from '../../features/accounts/words.ts'
import { downloadWords } from '../../features/membership/download-words.ts'
import { StepFrame } from '../../features/membership/step-frame.tsx'
import { words as verificationWords } from '../../features/verification/words.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { words } from '../words.ts'

/** What stands above the form of a page, where the browser will draw it again. */
const tops: Partial<Record<ScreenId, { title: Bilingual; intro: Bilingual }>> = {
  login: { title: accountWords.loginTitle, intro: accountWords.loginIntro },
  register: { title: accountWords.registerTitle, intro: accountWords.registerIntro },
  'forgot-password': { title: accountWords.forgotTitle, intro: accountWords.forgotIntro },
}

/**
 * Title and help of a stand-alone page, from the server, while its form is on the way: a form that nobody hears yet would lose
 * what is typed into it.
 */
export function ComingPage({ id }: { id: ScreenId }) {
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
      <StepFrame title={text(title)} intro={text(downloadWords.intro)}>
        <Card className="shadow-card">
          <Coming />
        </Card>
      </StepFrame>
    )
  if (id === 'service-verification')
    return (
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-2xl font-bold">{text(title)}</h1>
        <p className="mt-2 mb-6 text-muted">{text(verificationWords.intro)}</p>
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
        <p className="mb-4 font-semibold">{text(words.needsScript)}</p>
      </noscript>
      <SkeletonLines lines={9} />
    </>
  )
}
