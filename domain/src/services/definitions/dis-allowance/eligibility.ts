import type { ClaimRule } from '#engine/definition/claim-rule.ts'
import type { ServerCheck, Eligibility } from '#engine/definition/rule.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { isNew, isRenewal } from './child.ts'

/** Eligibility rules (docs/domain/benefits.md). A renewal comes in December, when no circular is open. */
export const eligibility: Eligibility[] = [
  {
    code: 'E-01',
    when: { not: isRenewal },
    must: { fact: 'setup.isOpen', is: true },
    otherwise: serviceMessages.deadlineOver,
  },
  {
    code: 'E-02',
    must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
    at: 'worker.check',
    otherwise: serviceMessages.workerNotFound,
  },
  {
    code: 'E-07',
    when: { field: 'workerAliveYn', is: 'N' },
    must: { fact: 'assistance.status', isFilled: true },
    at: 'faRef',
    otherwise: serviceMessages.assistanceNeeded,
  },
]

/** E-08 and the routing number need the database. */
export const checks: ServerCheck[] = [
  {
    name: 'children-within-limit',
    code: 'E-08',
    when: isNew,
    at: 'worker.workerPassportNo',
    otherwise: { bn: 'সর্বোচ্চ {n} সন্তানের জন্য আবেদন করা যাবে।', en: 'The limit of {n} children is reached.' },
  },
  { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
]

const childHasOne: Bilingual = {
  bn: 'এই সন্তানের জন্য একটি আবেদন বা ভাতা আগে থেকেই চালু আছে।',
  en: 'An application or allowance for this child already exists.',
}

/** A card serves once (E-09), a child has one allowance at a time and one a year, and each year is paid once. */
export const claims: ClaimRule[] = [
  {
    id: 'card',
    code: 'E-09',
    when: isNew,
    oncePer: [{ anyOf: ['disabilityCardNo'], documents: ['disabilityCardNo'] }],
    at: 'disabilityCardNo',
    otherwise: { bn: 'এ সুবর্ণ নাগরিক কার্ড নম্বরটি ব্যবহৃত হয়েছে।', en: 'This disability card is already used.' },
  },
  { id: 'child', when: isNew, oncePer: ['childBrn'], until: 'award-ended', at: 'childBrn', otherwise: childHasOne },
  {
    id: 'child-year',
    when: isNew,
    oncePer: ['childBrn'],
    within: 'fiscal-year',
    at: 'childBrn',
    otherwise: childHasOne,
  },
  {
    id: 'instalment',
    when: isRenewal,
    oncePer: ['childBrn', 'installmentNo'],
    within: 'circular',
    at: 'childBrn',
    otherwise: serviceMessages.alreadyApplied,
  },
]
