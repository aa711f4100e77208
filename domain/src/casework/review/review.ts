import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { visibleFieldsOf } from '#engine/evaluation/visible-fields.ts'
import { kindOf } from '#engine/fields/field.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'

/** Openings of a document by one officer within this time count as one sitting. */
export const SITTING_MINUTES = 30

/** The review of one application by one officer since it came to the desk. */
export type Review = {
  isOpened: boolean
  openedDocuments: ReadonlySet<string>
  /** The desk has no action fields, or this officer has filled them in for this application. */
  hasCheckList: boolean
}

/** Pages of the documents that the applicant had to give. */
export const requiredDocumentsOf = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  context: EvaluationContext,
): string[] =>
  visibleFieldsOf(definition, normalized, context).flatMap(({ field, answer }) =>
    field.optional ? [] : (kindOf(field).documents?.(answer) ?? []),
  )

/** Reasons why a bulk action leaves the application out, in the order in which an officer resolves them. */
export function reviewGaps({ isOpened, openedDocuments, hasCheckList }: Review, required: readonly string[]) {
  if (!isOpened) return [gaps.notOpened]
  const left = required.filter((id) => !openedDocuments.has(id)).length
  return [
    ...(left > 0 ? [interpolate(gaps.documents, { n: bilingualDigits(left) })] : []),
    ...(hasCheckList ? [] : [gaps.checkList]),
  ]
}

const gaps = {
  notOpened: {
    bn: 'আবেদনটি এই ডেস্কে আসার পর আপনি খুলে দেখেননি। আগে আবেদনটি খুলুন।',
    en: 'You have not opened this application since it came to this desk. Open it first.',
  },
  documents: {
    bn: '{n}টি কাগজ আপনি খুলে দেখেননি। আবেদনটি খুলে কাগজগুলো দেখুন।',
    en: 'Documents you have not opened: {n}. Open the application and look at them.',
  },
  checkList: {
    bn: 'এই আবেদনের যাচাই তালিকা আপনি পূরণ করেননি। আবেদনটি খুলে তালিকাটি পূরণ করে সংরক্ষণ করুন।',
    en: 'You have not answered the check-list of this application. Open it, answer the check-list and save it.',
  },
} satisfies Record<string, Bilingual>
