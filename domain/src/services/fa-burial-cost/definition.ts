import type { ServiceDefinition } from '../../definition/service-definition.ts'
import { sanctionOrder } from '../shared-letters.ts'
import { words } from '../words.ts'
import { documents, handover } from './handover.ts'
import { road } from './road.ts'

export const burialCost: ServiceDefinition = {
  id: 'fa-burial-cost',
  prefix: 'BUR',
  title: { bn: 'দাফন খরচ', en: 'Burial cost' },
  summary: { bn: 'প্রবাসে মৃত কর্মীর মৃতদেহ পরিবহন ও দাফনের খরচ', en: 'The cost of carrying home and burying a worker who died abroad' },
  opensTo: 'applicants',
  steps: [handover, documents],
  checks: [
    { name: 'one-case-per-deceased', code: 'E-17', at: 'passportNo', otherwise: words.caseExists },
    { name: 'transaction-not-used', code: 'E-17', at: 'airwayBillNo', otherwise: words.caseExists },
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: words.routingUnknown },
  ],
  workflow: road,
  grants: { amount: 'BURIAL_AMOUNT' },
  offices: { airport: 'airport', district: 'districtId' },
  // One relative may bury two: a receiver's NID finds the file but does not make two files one. An airway bill, like a transaction, is used once.
  keys: {
    name: ['receiverName', 'deceasedName'], relatedNid: ['receiverNid'], passport: ['passportNo'], transaction: ['airwayBillNo'], mobile: ['receiverMobile'],
    account: ['bank.accountNumber'], district: ['districtId'],
  },
  list: {
    columns: [
      { of: 'number' }, { field: 'deceasedName' }, { of: 'applicant' }, { field: 'countryId' }, { field: 'airport' }, { field: 'payMode' },
      { of: 'submittedOn' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['payMode', 'airport', 'countryId', 'districtId'],
  },
  print: { heading: { bn: 'মৃতদেহ পরিবহন ও দাফন খরচের আবেদন', en: 'Claim for the burial cost' }, closing: words.signatureAndDate },
  // The cheque is in the hands of the family already: its order is the board's own.
  letters: [{ ...sanctionOrder, rows: ['deceasedName', 'airwayBillNo', 'approvedAmount'] }],
} // prettier-ignore
