import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { claimedWorker, oncePerDeceased } from '#services/definitions/shared-people.ts'
import { deceased } from './deceased.ts'
import { family } from './family.ts'
import { followUps } from './follow-ups.ts'
import { consent, needs } from './needs.ts'
import { bereavementWorkflow } from './workflow.ts'

export const bereavement: ServiceDefinition = {
  id: 'bereavement',
  prefix: 'BRV',
  title: { bn: 'মৃত্যুর পরে পরিবারের সহায়তা', en: 'Help for a family after a death' },
  summary: {
    bn: 'একবার জানান। মৃতদেহ দেশে আনা, দাফন খরচ, আর্থিক অনুদান, ক্ষতিপূরণ ও বীমা: যা প্রযোজ্য তার আবেদন আমরা খুলে দেব, একই তথ্য আবার চাইব না।',
    en: 'Tell us once. Bringing the body home, burial cost, financial assistance, compensation and insurance: we open what applies, and do not ask the same things again.',
  },
  opensTo: 'applicants',
  steps: [deceased, family, needs, consent],
  checks: [
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown },
    { name: 'routing-number-exists', at: 'heirs.bank.routingNumber', otherwise: serviceMessages.routingUnknown },
  ],
  claims: [{ ...oncePerDeceased, oncePer: [claimedWorker], at: 'worker.workerPassportNo' }],
  workflow: bereavementWorkflow,
  opens: followUps,
  tells: { worker: ['workerNameEn'] },
  crossChecks: [{ check: 'account-holder', of: 'bank.accountHolderName', with: ['applicantName', 'heirs.name'] }],
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
    account: ['bank.accountNumber', 'heirs.bank.accountNumber'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'workerNameEn' },
      { of: 'applicant' },
      { field: 'workerCountryId' },
      { field: 'restsAt' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
      { of: 'due' },
    ],
    filters: ['workerCountryId', 'missionId', 'restsAt', 'deathPlace', 'permanent.districtId'],
  },
  print: {
    heading: { bn: 'মৃত্যুর পরে পরিবারের সহায়তার নথি', en: 'Case of a family after a death' },
    closing: serviceMessages.signatureAndDate,
  },
}
