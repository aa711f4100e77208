import { SearchX } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { VerificationResultFrame } from './verification-result-frame.tsx'

/** `intro` introduces the possible reasons; `help` has a placeholder for the phone number. */
type Props = { title: Bilingual; intro: Bilingual; reasons: readonly Bilingual[]; help: Bilingual }

/** Neutral wording: a typing error, a worn print and a forgery get the same response. */
export function NotFoundResult({ title, intro, reasons, help }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <VerificationResultFrame
      icon={<SearchX aria-hidden size={32} />}
      colours="bg-draft-soft text-ink"
      title={text(title)}
    >
      <div>
        <p>{text(intro)}</p>
        <ul className="mt-1 list-disc pl-6">
          {reasons.map((reason) => (
            <li key={reason.en}>{text(reason)}</li>
          ))}
        </ul>
      </div>
      <p className="font-semibold">{text(help, { phone })}</p>
    </VerificationResultFrame>
  )
}
