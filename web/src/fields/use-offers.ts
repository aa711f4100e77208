import { createContext, use } from 'react'
import { isAnswers, isBlank } from '../../../domain/src/conditions/holds.ts'
import type { Offer } from '../../../domain/src/family/offers.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import { FormServicesContext } from './form-services.ts'
import type { FieldProps } from './input.ts'

/** What is offered as a whole, such as a bank account, is not offered again number by number. */
export const InsideOffered = createContext(false)

const none: readonly Offer[] = []

/** What the person has stored that fits this question and does not stand there already. One box asks only while it is empty. */
export function useOffers({ field, path, answer, view, openness }: FieldProps): { offers: readonly Offer[]; isOffered: boolean } {
  const box = use(FormServicesContext)?.box
  const isInside = use(InsideOffered)
  const isSame = isAnswers(answer) && answer.same === true
  if (!box || isInside || isSame || openness(path, field) !== 'open') return { offers: none, isOffered: isInside || isSame }
  const fitting = box.offers(field, view.facts)
  const isOpen = kindOf(field).parts !== undefined || isBlank(answer)
  return { offers: isOpen ? fitting.filter((offer) => !box.isTaken(field, offer.answer, answer)) : none, isOffered: fitting.length > 0 }
}
