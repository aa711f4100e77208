import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { PaperCheck } from './paper-check.tsx'
import { words } from './words.ts'

/** Is this paper the board's? For anyone who holds it. */
export function VerifyPage() {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('verify').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{text(words.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(words.needsScript, { phone })}</p>
      </noscript>
      <PaperCheck />
    </div>
  )
}
