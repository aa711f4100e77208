import type { ServiceDefinition } from '../../definition/service-definition.ts'
import { sanctionOrder } from '../shared-letters.ts'
import { words } from '../words.ts'
import { claimant, documents } from './claimant.ts'
import { eligibility } from './eligibility.ts'
import { policy } from './policy.ts'
import { surokkhaRoad } from './road.ts'

export const surokkha: ServiceDefinition = {
  id: 'surokkha',
  prefix: 'SUR',
  title: { bn: 'সুরক্ষা স্কিম', en: 'Surokkha' },
  summary: { bn: 'প্রবাসী কর্মী বীমার দাবি: মৃত্যু, অঙ্গহানি বা চাকরি হারানো', en: "Claim of the workers' insurance: death, disability or loss of the job" },
  opensTo: 'applicants',
  steps: [policy, claimant, documents],
  eligibility,
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: words.routingUnknown }],
  workflow: surokkhaRoad,
  grants: { amount: 'INSURANCE_JOBLOSS_AMOUNT' },
  keys: {
    name: ['worker.workerNameEn', 'claimantName'], passport: ['worker.workerPassportNo'], relatedNid: ['claimantNid'], mobile: ['claimantMobile'], account: ['bank.accountNumber'],
  },
  list: {
    columns: [
      { of: 'number' }, { field: 'claimantName' }, { field: 'personStatus' }, { field: 'policyNo' }, { field: 'claimantType' },
      { of: 'submittedOn' }, { of: 'amount' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['personStatus', 'claimantType', 'worker.workerCountryId'],
  },
  print: { heading: { bn: 'প্রবাসী কর্মী বীমার দাবি', en: "Claim of the workers' insurance" }, closing: { bn: 'দাবিদারের স্বাক্ষর ও তারিখ', en: 'Signature of the claimant and date' } },
  letters: [{ ...sanctionOrder, rows: ['worker.workerNameEn', 'policyNo', 'approvedAmount'] }],
} // prettier-ignore
