import type { ClaimKey } from '#engine/definition/claim-rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { oncePerDeceased } from '#services/definitions/shared-people.ts'
import { documents, handover } from './handover.ts'
import { burialCostWorkflow } from './workflow.ts'

const airwayBill: ClaimKey = { anyOf: ['airwayBillNo'], documents: ['airwayBillNo'] }

export const burialCost: ServiceDefinition = {
  id: 'fa-burial-cost',
  prefix: 'BUR',
  title: { bn: 'দাফন খরচ', en: 'Burial cost' },
  summary: {
    bn: 'প্রবাসে মৃত কর্মীর মৃতদেহ পরিবহন ও দাফনের খরচ',
    en: 'The cost of carrying home and burying a worker who died abroad',
  },
  opensTo: 'applicants',
  steps: [handover, documents],
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown }],
  claims: [
    { ...oncePerDeceased, oncePer: ['passportNo'], at: 'passportNo' },
    { ...oncePerDeceased, id: 'airway-bill', oncePer: [airwayBill], at: 'airwayBillNo' },
  ],
  workflow: burialCostWorkflow,
  grants: { amount: 'BURIAL_AMOUNT' },
  crossChecks: [{ check: 'account-holder', of: 'bank.accountHolderName', with: ['receiverName'] }],
  offices: { airport: 'airport', district: 'districtId' },
  // One relative may claim for two deaths, so the receiver's NID is searchable but does not mark duplicates. An airway
  // bill, like a transaction, can be used only once.
  keys: {
    name: ['receiverName', 'deceasedName'],
    relatedNid: ['receiverNid'],
    passport: ['passportNo'],
    transaction: ['airwayBillNo'],
    mobile: ['receiverMobile'],
    account: ['bank.accountNumber'],
    district: ['districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { field: 'deceasedName' },
      { of: 'applicant' },
      { field: 'countryId' },
      { field: 'airport' },
      { field: 'payMode' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['payMode', 'airport', 'countryId', 'districtId'],
  },
  print: {
    heading: { bn: 'মৃতদেহ পরিবহন ও দাফন খরচের আবেদন', en: 'Claim for the burial cost' },
    closing: serviceMessages.signatureAndDate,
  },
  // The family has the cheque already, so the order is internal.
  letters: [{ ...sanctionOrder, rows: ['deceasedName', 'airwayBillNo', 'approvedAmount'] }],
}
