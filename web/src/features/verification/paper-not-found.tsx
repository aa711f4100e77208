import { SearchX } from 'lucide-react'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { answerWords as words } from './answer-words.ts'

/** No accusation: a worn print and a forged one get the same calm answer. */
export function PaperNotFound() {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <AnswerFrame icon={<SearchX aria-hidden size={32} />} colours="bg-draft-soft text-ink" word={text(words.notFound)}>
      <div>
        <p>{text(words.notFoundMay)}</p>
        <ul className="mt-1 list-disc pl-6">
          <li>{text(words.notFoundTyped)}</li>
          <li>{text(words.notFoundWorn)}</li>
          <li>{text(words.notFoundOther)}</li>
        </ul>
      </div>
      <p className="font-semibold">{text(words.notFoundHelp, { phone })}</p>
    </AnswerFrame>
  )
}
