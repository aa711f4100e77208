import type { Step } from '#engine/definition/service-definition.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { isNew } from './child.ts'

/** Step 2. A renewal with the same account as before does not ask for it again. */
export const receiver: Step = {
  id: 'receiver',
  title: { bn: 'ভাতা গ্রহণকারীর ব্যাংক তথ্য', en: 'Receiver bank information' },
  when: { any: [isNew, { field: 'accountChangedYn', is: 'Y' }] },
  fields: [
    {
      kind: 'text',
      id: 'receiverNameEn',
      script: 'name-english',
      label: { bn: 'ভাতা গ্রহণকারীর নাম', en: 'Name of receiver' },
    },
    { kind: 'text', id: 'receiverNid', format: 'nid', label: serviceMessages.receiverNid },
    {
      kind: 'text',
      id: 'receiverMobile',
      format: 'mobile',
      label: { bn: 'গ্রহণকারীর মোবাইল নম্বর', en: "Receiver's mobile" },
    },
    { kind: 'block', id: 'bank', block: 'bank-account', label: serviceMessages.bankAccount },
  ],
}
