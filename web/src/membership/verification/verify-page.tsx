import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { DocumentCheck } from './document-check.tsx'
import { documentCheckMessages } from './document-check-messages.ts'

/** Verifies a document of the Board, for anyone who holds it. */
export function VerifyPage() {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('verify').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{text(documentCheckMessages.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(documentCheckMessages.needsScript, { phone })}</p>
      </noscript>
      <DocumentCheck />
    </div>
  )
}
