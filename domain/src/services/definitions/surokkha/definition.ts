import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claimant, documents } from './claimant.ts'
import { claims } from './claims.ts'
import { eligibility } from './eligibility.ts'
import { policy } from './policy.ts'
import { surokkhaWorkflow } from './workflow.ts'

export const surokkha: ServiceDefinition = {
  id: 'surokkha',
  prefix: 'SUR',
  title: { bn: 'সুরক্ষা স্কিম', en: 'Surokkha' },
  summary: {
    bn: 'প্রবাসী কর্মী বীমার দাবি: মৃত্যু, অঙ্গহানি বা চাকরি হারানো',
    en: "Claim of the workers' insurance: death, disability or loss of the job",
  },
  opensTo: 'applicants',
  steps: [policy, claimant, documents],
  eligibility,
  checks: [
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
    { name: 'routing-number-exists', at: 'heirs.bank.routingNumber', otherwise: serviceMessages.routingUnknown },
  ],
  claims,
  workflow: surokkhaWorkflow,
  grants: { amount: 'INSURANCE_JOBLOSS_AMOUNT' },
  payees: { list: 'heirs', receiver: 'claimantName' },
  crossChecks: [{ check: 'account-holder', of: 'bank.accountHolderName', with: ['claimantName'] }],
  keys: {
    name: ['worker.workerNameEn', 'claimantName'],
    passport: ['worker.workerPassportNo'],
    relatedNid: ['claimantNid', 'heirs.nidOrBrn'],
    mobile: ['claimantMobile'],
    account: ['bank.accountNumber', 'heirs.bank.accountNumber'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'claimantName' },
      { field: 'personStatus' },
      { field: 'policyNo' },
      { field: 'claimantType' },
      { of: 'submittedOn' },
      { of: 'amount' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['personStatus', 'claimantType', 'worker.workerCountryId'],
  },
  print: {
    heading: { bn: 'প্রবাসী কর্মী বীমার দাবি', en: "Claim of the workers' insurance" },
    closing: { bn: 'দাবিদারের স্বাক্ষর ও তারিখ', en: 'Signature of the claimant and date' },
  },
  letters: [{ ...sanctionOrder, rows: ['worker.workerNameEn', 'policyNo', 'approvedAmount'] }],
}
