import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claimedWorker, oncePerDeceased } from '#services/definitions/shared-people.ts'
import { applicant, documents } from './family.ts'
import { followUps } from './follow-ups.ts'
import { letters } from './letters.ts'
import { repatriationWorkflow } from './workflow.ts'
import { hasDied, verification, worker } from './worker.ts'

export const repatriation: ServiceDefinition = {
  id: 'fa-repatriation',
  prefix: 'REP',
  title: { bn: 'মৃতদেহ/কর্মী প্রত্যাবাসন', en: 'Repatriation' },
  summary: {
    bn: 'বিদেশে মৃত কর্মীর মৃতদেহ, বা বিপদে পড়া কর্মীকে দেশে আনতে সহায়তা',
    en: 'Help to bring home a worker who died abroad, or who is in distress there',
  },
  opensTo: 'applicants',
  steps: [verification, worker, applicant, documents],
  // A worker in distress may need help more than once; a body is brought home once.
  claims: [{ ...oncePerDeceased, when: hasDied, oncePer: [claimedWorker], at: 'worker.workerPassportNo' }],
  workflow: repatriationWorkflow,
  opens: followUps,
  tells: {
    worker: ['workerNameEn'],
    mission: ['missionId', 'servingMissionId'],
    date: ['arrivalTime'],
    flight: ['flightNo'],
    airport: ['destinationAirport'],
  },
  offices: {
    district: 'permanent.districtId',
    mission: ['missionId', 'servingMissionId'],
    airport: 'destinationAirport',
  },
  keys: {
    name: ['workerNameEn', 'applicantName'],
    passport: ['worker.workerPassportNo'],
    relatedNid: ['applicantNid'],
    mobile: ['applicantMobile'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'applicantName' },
      { field: 'serviceType' },
      { field: 'workerCountryId' },
      { field: 'destinationAirport' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
      { of: 'due' },
    ],
    filters: [
      'serviceType',
      'workerCountryId',
      'missionId',
      'destinationAirport',
      'workerGender',
      'permanent.districtId',
    ],
  },
  print: {
    heading: { bn: 'মৃতদেহ/কর্মী প্রত্যাবাসনের আবেদন', en: 'Application for repatriation' },
    closing: serviceMessages.signatureAndDate,
  },
  letters,
}
