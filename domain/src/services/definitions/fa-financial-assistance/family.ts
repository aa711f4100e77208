import type { Step } from '#engine/definition/service-definition.ts'
import {
  applicantMobile,
  applicantName,
  applicantNid,
  applicantReceives,
  heirs as heirList,
} from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 2: applicant and heirs. */
export const heirs: Step = {
  id: 'heirs',
  title: serviceMessages.applicantAndHeirs,
  fields: [
    applicantName,
    {
      kind: 'lookup',
      id: 'applicantRelation',
      source: 'relation',
      label: { bn: 'মৃতের সাথে সম্পর্ক', en: 'Relation with deceased' },
    },
    applicantNid,
    applicantMobile,
    { kind: 'block', id: 'permanent', block: 'address', label: serviceMessages.permanentAddress },
    heirList,
  ],
}

/** Step 3: the account of the applicant. */
export const bank: Step = {
  id: 'bank',
  title: { bn: 'ব্যাংক তথ্য', en: 'Bank' },
  when: applicantReceives,
  fields: [{ kind: 'block', id: 'bank', block: 'bank-account', label: serviceMessages.bankAccount }],
}
