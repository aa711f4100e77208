import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

export const byCheque = { field: 'payMode', is: 'CHEQUE' }
export const byTransfer = { field: 'payMode', is: 'EFT' }

/**
 * Step 1. The airport desk enters the cheque number; a later claim goes to the district office and so needs the
 * district.
 */
export const handover: Step = {
  id: 'handover',
  title: { bn: 'মৃতদেহ হস্তান্তর ও দাবি', en: 'Body hand-over and claim' },
  fields: [
    {
      kind: 'text',
      id: 'repatriationRef',
      script: 'english-only',
      longest: 30,
      optional: true,
      label: { bn: 'মৃতদেহ আনয়নের রেফারেন্স', en: 'Repatriation reference' },
      hint: {
        bn: 'বোর্ডের মাধ্যমে মৃতদেহ এসে থাকলে সেই আবেদনের নম্বর লিখুন',
        en: 'If the body came through the board, like REP-2026-000123',
      },
    },
    {
      kind: 'text',
      id: 'deceasedName',
      script: 'name-english',
      prefill: 'case.deceasedName',
      heading: { bn: 'মৃত কর্মী', en: 'The deceased' },
      label: { bn: 'মৃত কর্মীর নাম', en: 'Name of deceased' },
      hint: serviceMessages.asInPassport,
    },
    {
      kind: 'text',
      id: 'passportNo',
      format: 'passport',
      prefill: 'case.passportNo',
      label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
    },
    {
      kind: 'lookup',
      id: 'countryId',
      source: 'country',
      prefill: 'case.countryId',
      label: { bn: 'দেশ', en: 'Country' },
    },
    {
      kind: 'lookup',
      id: 'airport',
      source: 'airport',
      prefill: 'case.airport',
      heading: { bn: 'মৃতদেহ দেশে আসা', en: 'Arrival of the body' },
      label: { bn: 'বিমানবন্দর', en: 'Airport' },
    },
    {
      kind: 'text',
      id: 'flightNo',
      script: 'english-only',
      longest: 20,
      prefill: 'case.flightNo',
      label: serviceMessages.flightNo,
      hint: {
        bn: 'বোর্ডের মাধ্যমে মৃতদেহ এলে হস্তান্তরের পর এই তথ্যগুলো নিজে থেকেই বসে যাবে',
        en: 'If the body comes through the board, this and what follows fill in by themselves after the hand-over',
      },
    },
    {
      kind: 'text',
      id: 'airwayBillNo',
      script: 'english-only',
      longest: 30,
      prefill: 'case.airwayBillNo',
      label: serviceMessages.airwayBillNo,
      hint: { bn: 'মৃতদেহের সঙ্গে আসা কাগজে লেখা থাকে', en: 'Printed on the paper that came with the body' },
    },
    {
      kind: 'date-time',
      id: 'arrivalTime',
      notAfter: { fact: 'today' },
      prefill: 'case.arrivalTime',
      label: serviceMessages.arrivalTime,
    },
    {
      kind: 'text',
      id: 'receiverName',
      script: 'name-english',
      prefill: 'applicant.name',
      heading: { bn: 'যিনি মৃতদেহ গ্রহণ করেছেন', en: 'Who received the body' },
      label: { bn: 'মৃতদেহ গ্রহণকারী', en: 'Receiver of the body' },
    },
    {
      kind: 'lookup',
      id: 'receiverRelation',
      source: 'relation',
      label: serviceMessages.relation,
      hint: { bn: 'মৃত কর্মীর কে হন', en: 'To the deceased' },
    },
    { kind: 'text', id: 'receiverNid', format: 'nid', prefill: 'applicant.nid', label: serviceMessages.receiverNid },
    {
      kind: 'text',
      id: 'receiverMobile',
      format: 'mobile',
      prefill: 'applicant.mobile',
      label: { bn: 'গ্রহণকারীর মোবাইল নম্বর', en: "Receiver's mobile" },
    },
    {
      kind: 'money',
      id: 'amount',
      fixed: 'service.amount',
      heading: { bn: 'অর্থ পরিশোধ', en: 'Payment' },
      label: { bn: 'পরিমাণ (টাকা)', en: 'Amount (BDT)' },
    },
    {
      kind: 'choice',
      id: 'payMode',
      display: 'radio',
      label: { bn: 'পরিশোধের ধরন', en: 'Mode of payment' },
      options: [
        {
          value: 'CHEQUE',
          label: { bn: 'বিমানবন্দর ডেস্কে চেক', en: 'Cheque at the airport desk' },
          opensWith: {
            fact: 'applicant.isStaff',
            closed: {
              bn: 'চেক শুধু বিমানবন্দরের কল্যাণ ডেস্ক থেকে দেওয়া হয়। এখন আবেদন করলে অর্থ ব্যাংক হিসাবে যাবে।',
              en: 'A cheque is given only at the welfare desk of the airport. What you claim now goes to a bank account.',
            },
          },
        },
        { value: 'EFT', label: { bn: 'পরে ব্যাংক হিসাবে (ইএফটি)', en: 'Later to a bank account (EFT)' } },
      ],
    },
    {
      kind: 'lookup',
      id: 'districtId',
      source: 'district',
      when: byTransfer,
      label: { bn: 'মৃত কর্মীর নিজ জেলা', en: 'Home district of the deceased' },
    },
    { kind: 'block', id: 'bank', block: 'bank-account', when: byTransfer, label: serviceMessages.bankAccount },
  ],
  rules: [
    {
      must: { not: { fact: 'case.buriedAbroad', is: true } },
      at: 'repatriationRef',
      otherwise: {
        bn: 'বিদেশে দাফন হলে দাফন খরচ প্রদান করা হয় না।',
        en: 'The burial cost is not paid when the burial was abroad.',
      },
    },
  ],
}

/** Step 2: documents. */
export const documents: Step = {
  id: 'documents',
  title: serviceMessages.documents,
  fields: [
    {
      ...scan,
      id: 'receiverNidCopy',
      label: { bn: 'গ্রহণকারীর এনআইডি কপি', en: "Receiver's NID" },
      hint: { bn: 'উভয় পিঠ', en: 'Both sides' },
    },
    {
      ...documentFields.familyCertificate,
      hint: { bn: 'ইউপি চেয়ারম্যান, মেয়র বা কাউন্সিলরের দেওয়া', en: 'Given by the UP chairman, mayor or councillor' },
    },
    {
      ...scan,
      id: 'authorization',
      label: { bn: 'অর্থ গ্রহণের ক্ষমতা অর্পণপত্র', en: 'Letter of authority to take the money' },
      hint: { bn: 'সব ওয়ারিশের স্বাক্ষর করা পত্র', en: 'The letter signed by the heirs' },
    },
    documentFields.airwayBill,
    declaration,
  ],
}
