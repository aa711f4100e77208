import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { bank } from './bank.ts'
import { medicalAssistanceWorkflow } from './workflow.ts'
import { sickWorker, sickness, worker } from './sick-worker.ts'

export const medicalAssistance: ServiceDefinition = {
  id: 'fa-medical-assistance',
  prefix: 'MED',
  title: { bn: 'চিকিৎসা সহায়তা', en: 'Medical assistance' },
  summary: {
    bn: 'বিদেশফেরত অসুস্থ বা আহত কর্মীর চিকিৎসার জন্য সহায়তা',
    en: 'Help with the treatment of a sick or injured worker who came home',
  },
  opensTo: 'applicants',
  steps: [worker, sickWorker, sickness, bank],
  // Earlier assistance does not reject an application (E-16); the officers take it into account.
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown }],
  workflow: medicalAssistanceWorkflow,
  grants: { ceiling: 'MEDICAL_MAX' },
  tells: { date: ['callDate'], time: ['callTime'] },
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['workerName', 'applicantName'],
    nid: ['workerNid'],
    passport: ['worker.workerPassportNo', 'referencePassportOrTp'],
    mobile: ['mobile'],
    account: ['bank.accountNumber'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { of: 'applicant' },
      { field: 'lastCountryId' },
      { field: 'returnDate' },
      { field: 'permanent.districtId' },
      { of: 'submittedOn' },
      { of: 'amount' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['lastCountryId', 'startedAbroadYn', 'earlierAssistanceYn', 'permanent.districtId'],
  },
  print: {
    heading: { bn: 'চিকিৎসা সহায়তার আবেদন', en: 'Application for medical assistance' },
    closing: serviceMessages.signatureAndDate,
  },
  letters: [{ ...sanctionOrder, rows: ['workerName', 'approvedAmount'] }],
}
