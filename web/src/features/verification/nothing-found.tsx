import { SearchX } from 'lucide-react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { AnswerFrame } from './answer-frame.tsx'

/** `may` introduces what the reason may be; `help` has a place for the telephone number. */
type Props = { word: Bilingual; may: Bilingual; reasons: readonly Bilingual[]; help: Bilingual }

/** No accusation: a slip of the finger, a worn print and a forged one get the same calm answer. */
export function NothingFound({ word, may, reasons, help }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <AnswerFrame icon={<SearchX aria-hidden size={32} />} colours="bg-draft-soft text-ink" word={text(word)}>
      <div>
        <p>{text(may)}</p>
        <ul className="mt-1 list-disc pl-6">
          {reasons.map((reason) => (
            <li key={reason.en}>{text(reason)}</li>
          ))}
        </ul>
      </div>
      <p className="font-semibold">{text(help, { phone })}</p>
    </AnswerFrame>
  )
}
