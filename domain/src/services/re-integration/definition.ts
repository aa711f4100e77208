import type { ServiceDefinition } from '../../definition/service-definition.ts'
import { declaration } from '../shared-fields.ts'
import { words } from '../words.ts'
import { consent } from './consent.ts'
import { eligibility } from './eligibility.ts'
import { personal } from './personal.ts'
import { road } from './road.ts'
import { screening } from './screening.ts'

export const reIntegration: ServiceDefinition = {
  id: 're-integration',
  prefix: 'RIN',
  title: { bn: 'পুনঃএকত্রীকরণ', en: 'Re-integration' },
  summary: { bn: 'দেশে ফেরা কর্মীর প্রণোদনা, প্রশিক্ষণ ও অন্যান্য সেবা', en: 'Cash incentive, training and other services for returned workers' },
  opensTo: 'applicants',
  steps: [consent, personal, eligibility, { id: 'preview', title: words.previewAndSubmit, fields: [declaration] }],
  screening,
  checks: [
    { name: 'one-live-application-per-person', at: 'nid', otherwise: words.haveAnother },
    { name: 'routing-number-exists', at: 'bank.routingNumber', otherwise: words.routingUnknown },
  ],
  workflow: road,
  grants: { amount: 'RAISE_CASH_AMOUNT' },
  // A copied address is told as "the same", so the district is then that of the original.
  tells: { centre: ['permanent.districtId', 'present.districtId'] },
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['nameEn'], nameBn: ['nameBn'], nid: ['nid'], passport: ['passportNo'], mobile: ['phone'], account: ['bank.accountNumber'], district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' }, { of: 'applicant' }, { field: 'returnDate' }, { field: 'employmentCountryId' }, { field: 'permanent.districtId' },
      { of: 'submittedOn' }, { of: 'status' }, { of: 'desk' },
    ],
    filters: ['employmentCountryId', 'returnReason', 'gender', 'earlierGrantYn', 'permanent.districtId'],
  },
  print: { heading: { bn: 'পুনঃএকত্রীকরণ সেবার আবেদন', en: 'Application for re-integration services' }, closing: words.signatureAndDate },
} // prettier-ignore
