import type { Step } from '../../definition/service-definition.ts'
import { words } from '../words.ts'
import { isNew } from './child.ts'

/** domain/2-fields.md 2.3, step 2. Who renews and has the same account as before is not asked for it again. */
export const receiver: Step = {
  id: 'receiver',
  title: { bn: 'ভাতা গ্রহণকারীর ব্যাংক তথ্য', en: 'Receiver bank information' },
  when: { any: [isNew, { field: 'accountChangedYn', is: 'Y' }] },
  fields: [
    { kind: 'text', id: 'receiverNameEn', script: 'english-text', label: { bn: 'ভাতা গ্রহণকারীর নাম', en: 'Name of receiver' } },
    { kind: 'text', id: 'receiverNid', format: 'nid', label: words.receiverNid },
    { kind: 'text', id: 'receiverMobile', format: 'mobile', label: { bn: 'গ্রহণকারীর মোবাইল নম্বর', en: "Receiver's mobile" } },
    { kind: 'block', id: 'bank', block: 'bank-account', label: words.bankAccount },
  ],
}
