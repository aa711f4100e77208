import { DoorClosed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { complaintMessages } from './messages.ts'

type Props = {
  title: Bilingual
  intro: Bilingual
  isOpen: boolean
  closedTitle: Bilingual
  closedText: Bilingual
  children: ReactNode
}

/** Layout of both public pages: the introduction, or a message when the feature is switched off. */
export function PublicComplaintLayout({ title, intro, isOpen, closedTitle, closedText, children }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl print:hidden">{text(title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted print:hidden">{text(intro)}</p>
      {isOpen ? (
        <>
          <noscript>
            <p className="mb-6 font-semibold">{text(complaintMessages.needsScript, { phone })}</p>
          </noscript>
          {children}
        </>
      ) : (
        <Card>
          <EmptyState icon={<DoorClosed aria-hidden size={28} />} title={text(closedTitle)}>
            {text(closedText, { phone })}
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
