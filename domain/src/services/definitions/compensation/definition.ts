import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claim } from './claim.ts'
import { documents, heirs } from './family.ts'
import { compensationWorkflow } from './workflow.ts'

export const compensation: ServiceDefinition = {
  id: 'compensation',
  prefix: 'CMP',
  title: { bn: 'ক্ষতিপূরণ', en: 'Compensation' },
  summary: {
    bn: 'বিদেশে মৃত্যু বা দুর্ঘটনার ক্ষতিপূরণ ও বকেয়া পাওনা আদায়',
    en: 'Compensation for death or accident abroad, and wages still due',
  },
  opensTo: 'applicants',
  steps: [claim, heirs, documents],
  eligibility: [
    {
      code: 'E-02',
      must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
      at: 'worker.check',
      otherwise: serviceMessages.workerNotFound,
    },
  ],
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown }],
  workflow: compensationWorkflow,
  offices: { district: 'homeDistrictId', mission: 'missionId' },
  keys: {
    name: ['worker.workerNameEn', 'applicantName'],
    passport: ['worker.workerPassportNo'],
    relatedNid: ['applicantNid', 'heirs.nidOrBrn'],
    mobile: ['applicantMobile'],
    account: ['bank.accountNumber'],
    district: ['homeDistrictId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'applicantName' },
      { field: 'claimType' },
      { field: 'missionId' },
      { field: 'incidentDate' },
      { of: 'submittedOn' },
      { of: 'amount' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['claimType', 'incidentType', 'missionId', 'homeDistrictId'],
  },
  print: {
    heading: { bn: 'ক্ষতিপূরণ আদায়ের আবেদন', en: 'Application for compensation' },
    closing: serviceMessages.signatureAndDate,
  },
  letters: [{ ...sanctionOrder, rows: ['worker.workerNameEn', 'claimType', 'receivedBdt', 'approvedAmount'] }],
}
