import { SearchX } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import type { ResultKind } from './result-kind.ts'
import { resultViewMessages } from './result-view-messages.ts'

/** Explains what to check, because a mistyped digit is the usual cause, and whom to call. */
export function ResultNotFound({ kind, isOne }: { kind: ResultKind; isOne: boolean }) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const checks = [
    resultViewMessages.checkDigits,
    ...(kind.searchOptions.length > 1 ? [resultViewMessages.checkKind] : []),
    resultViewMessages.checkCircular,
  ]
  return (
    <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(kind.messages.notFound)}>
      <p>{text(isOne ? kind.messages.notFoundNumber : kind.messages.notFoundDistrict, { phone })}</p>
      {isOne && (
        <div className="mt-3 inline-block text-left">
          <p className="font-semibold text-ink">{text(resultViewMessages.whatToCheck)}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {checks.map((check) => (
              <li key={check.en}>{text(check)}</li>
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to={getScreen('app-status-check').path}>{text(resultViewMessages.checkStatus)}</TextLink>
          </p>
        </div>
      )}
    </EmptyState>
  )
}
