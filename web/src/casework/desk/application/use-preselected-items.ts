import { useMemo, useState } from 'react'
import { withPreselected, type CheckListItem } from '@wewb/domain/casework/review/confirmed-items'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import type { Application } from '#form-engine/applications/application.ts'

/**
 * Preselects the items of a check-list that the portal confirmed. An item that the officer deselects is no longer the
 * portal's, also when the officer selects it again.
 */
export function usePreselectedItems({ review }: Application, services: FormServices) {
  const [left] = useState(() => [...((review?.checkList ? review.preselected : review?.confirmed) ?? [])])
  const confirmed = useMemo(() => [...(review?.confirmed ?? []), ...(review?.preselected ?? [])], [review])
  const preselecting = useMemo(() => {
    const indexOf = (items: readonly CheckListItem[], field: string, value: string) =>
      items.findIndex((item) => item.field === field && item.value === value)
    return {
      ...services,
      preselected: {
        sourceOf: (field: string, value: string) => confirmed[indexOf(confirmed, field, value)]?.text,
        untick: (field: string, value: string) => {
          const index = indexOf(left, field, value)
          if (index !== -1) left.splice(index, 1)
        },
      },
    }
  }, [services, confirmed, left])
  return {
    services: preselecting,
    preselect: (asks: readonly Field[], answers: Answers) => withPreselected(asks, answers, left),
    /** Items whose selection is still the portal's. */
    preselected: () => left.map(({ field, value }): CheckListItem => ({ field, value })),
  }
}
