import { Award } from 'lucide-react'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { words } from './merit-words.ts'
import type { Circular } from './use-circular.ts'

/** Of which circular is the result: one at a time. */
export function ChooseCircular({ chosen, choices, isPending, error, retry }: Circular) {
  const text = useText()
  const [, setParams] = useSearchParams()
  return (
    <>
      {isPending && <SkeletonLines lines={4} />}
      {error && <LoadFailed problem={error} onRetry={retry} />}
      {!isPending && choices.length === 0 && <NoResult title={text(words.noCircular)} />}
      {choices.length > 0 && (
        <Card>
          <Select
            id="circular"
            width="medium"
            label={text(words.circular)}
            value={chosen}
            onChange={(circular) => setParams(circular ? { circular } : {})}
            options={choices.map(({ setupId, title, titleBng }) => ({ value: String(setupId), label: text({ bn: titleBng, en: title }) }))}
          />
        </Card>
      )}
    </>
  )
}

export const NoResult = ({ title, more }: { title: string; more?: string }) => (
  <Card>
    <EmptyState icon={<Award aria-hidden size={28} />} title={title}>
      {more}
    </EmptyState>
  </Card>
)
