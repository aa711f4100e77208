import { isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Field } from '#engine/fields/field.ts'
import { isKind } from '#engine/fields/is-kind.ts'
import type { CrossCheck } from '#casework/cross-checks/cross-check.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { formatDate } from '#language/dates.ts'

/** An item of a check-list: the field and the value of its option. */
export type CheckListItem = { field: string; value: string }
/** An item that a register or a comparison confirmed, with the source as one sentence. */
export type ConfirmedItem = CheckListItem & { text: Bilingual }

const isSameItem = (one: CheckListItem) => (other: CheckListItem) =>
  one.field === other.field && one.value === other.value

const itemsOf = (asks: readonly Field[]) =>
  asks.flatMap((field) =>
    isKind(field, 'choice') && field.display === 'checkboxes'
      ? field.options.map(({ value, crossCheck }) => ({ field: field.id, value, crossCheck }))
      : [],
  )

/** Items of a check-list whose comparisons all agree. */
export const confirmedItems = (asks: readonly Field[], checks: readonly CrossCheck[]): ConfirmedItem[] =>
  itemsOf(asks).flatMap(({ field, value, crossCheck }) => {
    const about = checks.filter(({ code }) => code === crossCheck)
    const [first] = about
    return first && about.every(({ level }) => level === 'green') ? [{ field, value, text: sourceOf(first) }] : []
  })

const sourceOf = ({ source, on, text }: CrossCheck): Bilingual =>
  on
    ? interpolate(confirmed, { source, day: { bn: formatDate(on, 'bn'), en: formatDate(on, 'en') } })
    : interpolate(compared, { text })

const confirmed = { bn: 'নিশ্চিত করেছে: {source}, {day}', en: 'Confirmed by {source}, {day}' }
const compared = { bn: 'পোর্টাল মিলিয়ে দেখেছে: {text}', en: 'Compared by the portal: {text}' }

/** Preselects these items in check-lists that the officer has not answered yet. */
export function withPreselected(asks: readonly Field[], answers: Answers, items: readonly CheckListItem[]): Answers {
  const preselected = asks.flatMap(({ id }) => {
    const values = items.filter(({ field }) => field === id).map(({ value }) => value)
    return values.length > 0 && isBlank(answers[id]) ? [[id, values] as const] : []
  })
  return { ...answers, ...Object.fromEntries(preselected) }
}

/**
 * Divides the selected items of a check-list by author. An item is the portal's only if the comparison still confirms
 * the item and the officer did not change it.
 */
export function divideByAuthor<Item extends CheckListItem>(
  asks: readonly Field[],
  answers: Answers,
  { confirmedNow, untouched }: { confirmedNow: readonly Item[]; untouched: readonly CheckListItem[] },
) {
  const selected = itemsOf(asks).filter(({ field, value }) => [answers[field]].flat().includes(value))
  const byPortal = confirmedNow.filter((item) => selected.some(isSameItem(item)) && untouched.some(isSameItem(item)))
  const byOfficer = selected
    .filter((item) => !byPortal.some(isSameItem(item)))
    .map(({ field, value }): CheckListItem => ({ field, value }))
  return { byPortal, byOfficer }
}
