import type { ServiceDefinition } from '../../definition/service-definition.ts'
import { sanctionOrder } from '../shared-letters.ts'
import { words } from '../words.ts'
import { bank } from './bank.ts'
import { road } from './road.ts'
import { sick, sickness, worker } from './sick.ts'

export const medicalAssistance: ServiceDefinition = {
  id: 'fa-medical-assistance',
  prefix: 'MED',
  title: { bn: 'চিকিৎসা সহায়তা', en: 'Medical assistance' },
  summary: { bn: 'বিদেশফেরত অসুস্থ বা আহত কর্মীর চিকিৎসার জন্য সহায়তা', en: 'Help with the treatment of a sick or injured worker who came home' },
  opensTo: 'applicants',
  steps: [worker, sick, sickness, bank],
  // Who was helped before may ask again (E-16): that is the officers' to weigh, not a check's to refuse.
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: words.routingUnknown }],
  workflow: road,
  grants: { ceiling: 'MEDICAL_MAX' },
  tells: { date: ['callDate'], time: ['callTime'] },
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['workerName', 'applicantName'], nid: ['workerNid'], passport: ['worker.workerPassportNo', 'referencePassportOrTp'], mobile: ['mobile'],
    account: ['bank.accountNumber'], district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' }, { of: 'applicant' }, { field: 'lastCountryId' }, { field: 'returnDate' }, { field: 'permanent.districtId' },
      { of: 'submittedOn' }, { of: 'amount' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['lastCountryId', 'startedAbroadYn', 'earlierAssistanceYn', 'permanent.districtId'],
  },
  print: { heading: { bn: 'চিকিৎসা সহায়তার আবেদন', en: 'Application for medical assistance' }, closing: words.signatureAndDate },
  letters: [{ ...sanctionOrder, rows: ['workerName', 'approvedAmount'] }],
} // prettier-ignore
