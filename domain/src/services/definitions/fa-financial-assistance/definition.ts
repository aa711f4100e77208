import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claimedWorker, oncePerDeceased } from '#services/definitions/shared-people.ts'
import { deceased } from './deceased.ts'
import { documents } from './documents.ts'
import { bank, heirs } from './family.ts'
import { letters } from './letters.ts'
import { financialAssistanceWorkflow } from './workflow.ts'

export const financialAssistance: ServiceDefinition = {
  id: 'fa-financial-assistance',
  prefix: 'FIN',
  title: { bn: 'আর্থিক অনুদান', en: 'Financial assistance' },
  summary: {
    bn: 'মৃত প্রবাসী কর্মীর পরিবারের জন্য আর্থিক অনুদান',
    en: 'Financial help for the family of a worker who has died',
  },
  opensTo: 'applicants',
  steps: [deceased, heirs, bank, documents],
  // E-18 (shares of the living total 100 %) is part of the field `heirs`.
  eligibility: [
    {
      code: 'E-02',
      must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
      at: 'worker.check',
      otherwise: serviceMessages.workerNotFound,
    },
  ],
  checks: [
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
    { name: 'routing-number-exists', at: 'heirs.bank.routingNumber', otherwise: serviceMessages.routingUnknown },
  ],
  claims: [{ ...oncePerDeceased, oncePer: [claimedWorker], at: 'worker.workerPassportNo' }],
  workflow: financialAssistanceWorkflow,
  grants: { amount: 'FIN_ASSISTANCE_AMOUNT' },
  crossChecks: [
    {
      check: 'account-holder',
      of: 'bank.accountHolderName',
      with: ['applicantName', 'heirs.name', 'heirs.guardianName'],
    },
  ],
  offices: { district: 'permanent.districtId' },
  payees: { list: 'heirs', receiver: 'applicantName' },
  keys: {
    name: ['applicantName', 'worker.workerNameEn'],
    relatedNid: ['applicantNid', 'heirs.nidOrBrn'],
    passport: ['worker.workerPassportNo'],
    mobile: ['applicantMobile'],
    account: ['bank.accountNumber', 'heirs.bank.accountNumber'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'worker.workerNameEn' },
      { of: 'applicant' },
      { field: 'worker.workerCountryId' },
      { field: 'deathDate' },
      { field: 'permanent.districtId' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['worker.workerCountryId', 'deathPlace', 'deathCause', 'buriedAt', 'permanent.districtId'],
  },
  print: {
    heading: { bn: 'মৃত কর্মীর পরিবারের আর্থিক অনুদানের আবেদন', en: 'Application for financial assistance to the family' },
    closing: serviceMessages.signatureAndDate,
  },
  letters,
}
