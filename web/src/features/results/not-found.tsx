import { SearchX } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/card.tsx'
import type { Kind } from './kind.ts'
import { viewWords } from './view-words.ts'

/** A number that is not there is most often a wrong digit: first what to compare, then whom to ask. */
export function NotFound({ kind, isOne }: { kind: Kind; isOne: boolean }) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const checks = [viewWords.checkDigits, ...(kind.ways.length > 1 ? [viewWords.checkKind] : []), viewWords.checkCircular]
  return (
    <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(kind.words.notFound)}>
      <p>{text(isOne ? kind.words.notFoundNumber : kind.words.notFoundDistrict, { phone })}</p>
      {isOne && (
        <div className="mt-3 inline-block text-left">
          <p className="font-semibold text-ink">{text(viewWords.whatToCheck)}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {checks.map((check) => (
              <li key={check.en}>{text(check)}</li>
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to={getScreen('app-status-check').path}>{text(viewWords.checkStatus)}</TextLink>
          </p>
        </div>
      )}
    </EmptyState>
  )
}
