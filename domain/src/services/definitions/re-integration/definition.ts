import type { ClaimKey } from '#engine/definition/claim-rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { declaration } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { consent } from './consent.ts'
import { eligibility } from './eligibility.ts'
import { personal } from './personal.ts'
import { reIntegrationWorkflow } from './workflow.ts'
import { alreadyGiven, screening } from './screening.ts'

const returnee: ClaimKey = { anyOf: ['nid', 'passportNo'], nids: ['nid'] }

export const reIntegration: ServiceDefinition = {
  id: 're-integration',
  prefix: 'RIN',
  title: { bn: 'পুনঃএকত্রীকরণ', en: 'Re-integration' },
  summary: {
    bn: 'দেশে ফেরা কর্মীর প্রণোদনা, প্রশিক্ষণ ও অন্যান্য সেবা',
    en: 'Cash incentive, training and other services for returned workers',
  },
  opensTo: 'applicants',
  steps: [
    consent,
    personal,
    eligibility,
    { id: 'preview', title: serviceMessages.previewAndSubmit, fields: [declaration] },
  ],
  screening,
  checks: [{ name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: serviceMessages.routingUnknown }],
  claims: [
    {
      id: 'open-case',
      oncePer: [returnee],
      // A person who returned a second time may apply again after the first case is closed.
      until: 'closed',
      at: 'nid',
      otherwise: serviceMessages.haveAnother,
    },
    { id: 'cash', code: 'E-14', oncePer: [returnee], of: 'money', at: 'nid', otherwise: alreadyGiven },
  ],
  workflow: reIntegrationWorkflow,
  grants: { amount: 'RAISE_CASH_AMOUNT' },
  // A copied permanent address is displayed as "the same", so the present one provides the district.
  tells: { centre: ['permanent.districtId', 'present.districtId'] },
  crossChecks: [{ check: 'account-holder', of: 'bank.accountHolderName', with: ['nameEn', 'nameBn'] }],
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['nameEn'],
    nameBn: ['nameBn'],
    nid: ['nid'],
    passport: ['passportNo'],
    mobile: ['phone'],
    account: ['bank.accountNumber'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { of: 'applicant' },
      { field: 'returnDate' },
      { field: 'employmentCountryId' },
      { field: 'permanent.districtId' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['employmentCountryId', 'returnReason', 'gender', 'earlierGrantYn', 'permanent.districtId'],
  },
  print: {
    heading: { bn: 'পুনঃএকত্রীকরণ সেবার আবেদন', en: 'Application for re-integration services' },
    closing: serviceMessages.signatureAndDate,
  },
}
