import type { Step } from '../../definition/service-definition.ts'
import { applicantMobile, applicantName, applicantNid, heirs as heirList } from '../shared-people.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.9, step 2. */
export const heirs: Step = {
  id: 'heirs',
  title: words.applicantAndHeirs,
  fields: [
    applicantName,
    { kind: 'lookup', id: 'applicantRelation', source: 'relation', label: { bn: 'মৃতের সাথে সম্পর্ক', en: 'Relation with deceased' } },
    applicantNid,
    applicantMobile,
    { kind: 'block', id: 'permanent', block: 'address', label: words.permanentAddress },
    heirList,
  ],
}

/** Step 3. */
export const bank: Step = {
  id: 'bank',
  title: { bn: 'ব্যাংক তথ্য', en: 'Bank' },
  fields: [{ kind: 'block', id: 'bank', block: 'bank-account', label: words.bankAccount }],
}
