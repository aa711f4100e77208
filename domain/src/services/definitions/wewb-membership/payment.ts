import type { Step } from '#engine/definition/service-definition.ts'
import { declaration } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

const insured = { field: 'insuranceYn', is: 'Y' }
const byBank = { field: 'paymentMethod', is: 'BANK' }

/** Step 4. The policy number is assigned after approval; the mission enters the cash memo at its desk. */
export const payment: Step = {
  id: 'payment',
  title: { bn: 'প্রাকদর্শন, ফি পরিশোধ ও দাখিল', en: 'Preview, payment and submit' },
  fields: [
    {
      kind: 'choice',
      id: 'insuranceYn',
      display: 'radio',
      heading: serviceMessages.insurance,
      label: { bn: 'বীমা গ্রহণ করতে চাই', en: 'Take insurance' },
      hint: {
        bn: 'না নিলেও সদস্য হওয়া যায়। নিলে প্রিমিয়াম ফির সঙ্গে যোগ হবে।',
        en: 'You can be a member without it. With it, the premium is added to the fee.',
      },
      options: [
        { value: 'Y', label: serviceMessages.yes },
        { value: 'N', label: serviceMessages.no },
      ],
    },
    {
      kind: 'money',
      id: 'insuranceClaimAmount',
      when: insured,
      fixed: 'membership.sumAssured',
      label: { bn: 'বীমা অঙ্ক (টাকা)', en: 'Sum assured (BDT)' },
    },
    {
      kind: 'money',
      id: 'membershipFee',
      heading: { bn: 'কত দিতে হবে', en: 'What you pay' },
      currency: 'membership.currency',
      fixed: 'membership.fee',
      label: { bn: 'সদস্যপদ ফি', en: 'Membership fee' },
    },
    {
      kind: 'money',
      id: 'insurancePremium',
      currency: 'membership.currency',
      when: insured,
      fixed: 'membership.premium',
      label: { bn: 'বীমা প্রিমিয়াম', en: 'Insurance premium' },
    },
    {
      kind: 'money',
      id: 'totalAmount',
      currency: 'membership.currency',
      when: { not: insured },
      fixed: 'membership.total',
      label: { bn: 'সর্বমোট প্রদেয়', en: 'Total payable' },
    },
    {
      kind: 'money',
      id: 'totalWithInsurance',
      currency: 'membership.currency',
      when: insured,
      fixed: 'membership.totalWithInsurance',
      label: { bn: 'সর্বমোট প্রদেয় (বীমাসহ)', en: 'Total payable (with insurance)' },
    },
    {
      kind: 'lookup',
      id: 'currency',
      source: 'currency',
      fixed: 'membership.currency',
      label: { bn: 'মুদ্রা', en: 'Currency' },
    },
    {
      kind: 'choice',
      id: 'paymentMethod',
      display: 'radio',
      heading: { bn: 'পরিশোধ', en: 'Payment' },
      label: { bn: 'পরিশোধের মাধ্যম', en: 'Payment option' },
      hint: {
        bn: 'নগদ টাকা মিশনে গিয়ে দেবেন এবং ক্যাশ মেমো নেবেন।',
        en: 'You pay cash at the mission and get a cash memo there.',
      },
      options: [
        { value: 'CASH', label: { bn: 'নগদ', en: 'Cash' } },
        {
          value: 'BANK',
          label: { bn: 'ব্যাংক', en: 'Bank' },
          opensWith: {
            fact: 'settings.allowBankPayment',
            closed: { bn: 'ব্যাংকের মাধ্যমে পরিশোধ আপাতত বন্ধ আছে।', en: 'Bank payment is currently unavailable.' },
          },
        },
      ],
    },
    {
      kind: 'text',
      id: 'transactionId',
      script: 'english-only',
      longest: 50,
      when: byBank,
      label: { bn: 'লেনদেন আইডি', en: 'Transaction ID' },
    },
    {
      kind: 'text',
      id: 'senderName',
      script: 'name-english',
      when: byBank,
      label: { bn: 'প্রেরকের নাম', en: "Sender's name" },
    },
    {
      kind: 'text',
      id: 'senderAccount',
      script: 'english-only',
      longest: 34,
      sensitive: true,
      when: byBank,
      label: { bn: 'প্রেরকের হিসাব নম্বর', en: "Sender's account" },
    },
    {
      kind: 'text',
      id: 'voucherNo',
      script: 'english-only',
      longest: 50,
      when: byBank,
      label: { bn: 'ভাউচার নম্বর', en: 'Voucher number' },
    },
    {
      kind: 'money',
      id: 'paidAmount',
      currency: 'membership.currency',
      when: byBank,
      label: { bn: 'পরিশোধিত পরিমাণ', en: 'Amount paid' },
    },
    declaration,
  ],
  rules: [
    {
      when: { all: [byBank, { not: insured }] },
      must: { field: 'paidAmount', is: { field: 'totalAmount' } },
      at: 'paidAmount',
      otherwise: {
        bn: 'পরিশোধিত পরিমাণ সর্বমোট প্রদেয়র সমান হতে হবে।',
        en: 'The amount paid must equal the total payable.',
      },
    },
    {
      when: { all: [byBank, insured] },
      must: { field: 'paidAmount', is: { field: 'totalWithInsurance' } },
      at: 'paidAmount',
      otherwise: {
        bn: 'পরিশোধিত পরিমাণ সর্বমোট প্রদেয়র সমান হতে হবে।',
        en: 'The amount paid must equal the total payable.',
      },
    },
    {
      when: insured,
      at: 'insuranceYn',
      must: {
        all: [
          { field: 'dateOfBirth', atLeast: { fact: 'settings.insuranceBornFrom' } },
          { field: 'dateOfBirth', atMost: { fact: 'settings.insuranceBornTo' } },
        ],
      },
      otherwise: { bn: 'আপনার বয়সে বীমা গ্রহণ করা যাবে না।', en: 'Insurance is not open to your age.' },
    },
  ],
}
