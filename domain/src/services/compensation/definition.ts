import type { ServiceDefinition } from '../../definition/service-definition.ts'
import { sanctionOrder } from '../shared-letters.ts'
import { words } from '../words.ts'
import { claim } from './case.ts'
import { documents, heirs } from './family.ts'
import { compensationRoad } from './road.ts'

export const compensation: ServiceDefinition = {
  id: 'compensation',
  prefix: 'CMP',
  title: { bn: 'ক্ষতিপূরণ', en: 'Compensation' },
  summary: { bn: 'বিদেশে মৃত্যু বা দুর্ঘটনার ক্ষতিপূরণ ও বকেয়া পাওনা আদায়', en: 'Compensation for death or accident abroad, and wages still due' },
  opensTo: 'applicants',
  steps: [claim, heirs, documents],
  eligibility: [
    { code: 'E-02', must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] }, at: 'worker.check', otherwise: words.workerNotFound },
  ],
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: words.routingUnknown }],
  workflow: compensationRoad,
  offices: { district: 'homeDistrictId', mission: 'missionId' },
  keys: {
    name: ['worker.workerNameEn', 'applicantName'], passport: ['worker.workerPassportNo'], relatedNid: ['applicantNid', 'heirs.nidOrBrn'], mobile: ['applicantMobile'],
    account: ['bank.accountNumber'], district: ['homeDistrictId'],
  },
  list: {
    columns: [
      { of: 'number' }, { field: 'applicantName' }, { field: 'claimType' }, { field: 'missionId' }, { field: 'incidentDate' },
      { of: 'submittedOn' }, { of: 'amount' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['claimType', 'incidentType', 'missionId', 'homeDistrictId'],
  },
  print: { heading: { bn: 'ক্ষতিপূরণ আদায়ের আবেদন', en: 'Application for compensation' }, closing: words.signatureAndDate },
  letters: [{ ...sanctionOrder, rows: ['worker.workerNameEn', 'claimType', 'receivedBdt', 'approvedAmount'] }],
} // prettier-ignore
