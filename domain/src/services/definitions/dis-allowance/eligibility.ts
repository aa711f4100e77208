import type { ServerCheck, Eligibility } from '#engine/definition/rule.ts'
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
    must: { field: 'faRef', isFilled: true },
    at: 'faRef',
    otherwise: serviceMessages.assistanceNeeded,
  },
]

/**
 * E-08 and E-09, and checks against two allowances for one child or two payments for one year. All need the database.
 */
export const checks: ServerCheck[] = [
  {
    name: 'children-within-limit',
    code: 'E-08',
    when: isNew,
    at: 'worker.workerPassportNo',
    otherwise: { bn: 'সর্বোচ্চ {n} সন্তানের জন্য আবেদন করা যাবে।', en: 'The limit of {n} children is reached.' },
  },
  {
    name: 'card-not-used',
    code: 'E-09',
    when: isNew,
    at: 'disabilityCardNo',
    otherwise: { bn: 'এ সুবর্ণ নাগরিক কার্ড নম্বরটি ব্যবহৃত হয়েছে।', en: 'This disability card is already used.' },
  },
  {
    name: 'one-live-allowance-per-child',
    when: isNew,
    at: 'childBrn',
    otherwise: {
      bn: 'এ সন্তানের জন্য একটি আবেদন বা ভাতা আগে থেকেই চালু আছে: {ref}।',
      en: 'An application or allowance for this child already exists: {ref}.',
    },
  },
  { name: 'one-renewal-per-instalment', when: isRenewal, at: 'childBrn', otherwise: serviceMessages.alreadyApplied },
  { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
]
