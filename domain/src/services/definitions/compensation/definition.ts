import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claimedWorker } from '#services/definitions/shared-people.ts'
import { claim } from './claim.ts'
import { documents, heirs, isOfDeath } from './family.ts'
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
  checks: [
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
    { name: 'routing-number-exists', at: 'heirs.bank.routingNumber', otherwise: serviceMessages.routingUnknown },
  ],
  // The money of one death or incident is paid once, whichever relative claims it.
  claims: [
    {
      id: 'death',
      code: 'E-17',
      when: isOfDeath,
      oncePer: [claimedWorker, 'claimType'],
      at: 'worker.workerPassportNo',
      otherwise: serviceMessages.caseExists,
    },
    {
      id: 'incident',
      code: 'E-17',
      when: { not: isOfDeath },
      // The day is stated: another one of the same weeks is no other incident.
      oncePer: [claimedWorker, 'claimType', { day: 'incidentDate', within: 30 }],
      at: 'worker.workerPassportNo',
      otherwise: serviceMessages.caseExists,
    },
  ],
  workflow: compensationWorkflow,
  crossChecks: [
    {
      check: 'account-holder',
      of: 'bank.accountHolderName',
      with: ['applicantName', 'heirs.name', 'heirs.guardianName'],
    },
  ],
  offices: { district: 'homeDistrictId', mission: 'missionId' },
  payees: { list: 'heirs', receiver: 'applicantName' },
  keys: {
    name: ['worker.workerNameEn', 'applicantName'],
    passport: ['worker.workerPassportNo'],
    relatedNid: ['applicantNid', 'heirs.nidOrBrn'],
    mobile: ['applicantMobile'],
    account: ['bank.accountNumber', 'heirs.bank.accountNumber'],
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
