import { Award } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Select } from '#components/inputs/select.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { meritListMessages } from './merit-list-messages.ts'
import type { Circular } from './use-circular.ts'

/** Chooses the circular of the result. */
export function ChooseCircular({ chosen, choices, isPending, error, retry }: Circular) {
  const text = useText()
  const [, setParams] = useSearchParams()
  return (
    <>
      {isPending && <SkeletonLines lines={4} />}
      {error && <LoadFailed problem={error} onRetry={retry} />}
      {!isPending && choices.length === 0 && <NoResult title={text(meritListMessages.noCircular)} />}
      {choices.length > 0 && (
        <Card>
          <Select
            id="circular"
            width="medium"
            label={text(meritListMessages.circular)}
            value={chosen}
            onChange={(circular) => setParams(circular ? { circular } : {})}
            options={choices.map(({ setupId, title, titleBng }) => ({
              value: String(setupId),
              label: text({ bn: titleBng, en: title }),
            }))}
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
