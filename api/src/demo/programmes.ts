import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { scan } from '@wewb/domain/services/definitions/shared-fields'
import { serviceMessages } from '@wewb/domain/services/definitions/messages'

/** A sample programme that is open on the day the demo starts. */
export const demoProgramme = (today: string): Programme => ({
  title: { bn: 'প্রত্যাগত নারী কর্মীর ক্ষুদ্র উদ্যোগ অনুদান', en: 'Small enterprise grant for returned women workers' },
  details: {
    bn: 'যে নারী কর্মী বিদেশ থেকে ফিরে নিজের এলাকায় ছোট ব্যবসা শুরু করতে বা বাড়াতে চান, তিনি যন্ত্র, পশু বা মালামাল কেনার জন্য এককালীন অনুদান পাবেন। যা কিনবেন তার তালিকা ও দরপত্র দিতে হবে।',
    en: 'A woman who has come back from work abroad and wants to begin or enlarge a small business at home gets a grant, once, to buy tools, animals or goods. She gives a list of what she will buy, with a quotation.',
  },
  sections: [
    {
      id: 's1',
      title: { bn: 'আপনার তথ্য', en: 'About you' },
      fields: [
        { kind: 'block', id: 'q1', block: 'worker-check', label: { bn: 'বিদেশে কাজের প্রমাণ', en: 'Your work abroad' } },
        {
          kind: 'text',
          id: 'q2',
          script: 'english-text',
          prefill: 'applicant.name',
          label: { bn: 'আপনার নাম (ইংরেজিতে)', en: 'Your name (English)' },
          hint: { bn: 'জাতীয় পরিচয়পত্রে যেভাবে আছে', en: 'As on the national ID card' },
        },
        {
          kind: 'text',
          id: 'q3',
          format: 'nid',
          prefill: 'applicant.nid',
          label: { bn: 'জাতীয় পরিচয়পত্র নম্বর', en: 'National ID number' },
        },
        {
          kind: 'text',
          id: 'q4',
          format: 'mobile',
          prefill: 'applicant.mobile',
          label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
        },
        { kind: 'date', id: 'q5', notAfter: { fact: 'today' }, label: { bn: 'দেশে ফেরার তারিখ', en: 'Day of return' } },
        { kind: 'block', id: 'q6', block: 'address', label: serviceMessages.permanentAddress },
      ],
    },
    {
      id: 's2',
      title: { bn: 'উদ্যোগের তথ্য', en: 'About the enterprise' },
      fields: [
        {
          kind: 'choice',
          id: 'q7',
          display: 'radio',
          label: { bn: 'কী ধরনের উদ্যোগ?', en: 'What kind of enterprise?' },
          options: [
            { value: 'SEWING', label: { bn: 'সেলাই ও পোশাক', en: 'Sewing and clothes' } },
            { value: 'LIVESTOCK', label: { bn: 'গরু, ছাগল বা হাঁস-মুরগি', en: 'Cows, goats or poultry' } },
            { value: 'SHOP', label: { bn: 'মুদি বা ছোট দোকান', en: 'Grocery or small shop' } },
            { value: 'OTHER', label: { bn: 'অন্যান্য', en: 'Other' } },
          ],
        },
        {
          kind: 'text',
          id: 'q8',
          when: { field: 'q7', is: 'OTHER' },
          label: { bn: 'উদ্যোগটি কী, লিখুন', en: 'Write what it is' },
        },
        {
          kind: 'paragraph',
          id: 'q9',
          longest: 1000,
          label: { bn: 'কী করতে চান, সংক্ষেপে লিখুন', en: 'Write shortly what you want to do' },
        },
        {
          kind: 'list',
          id: 'q10',
          least: 1,
          most: 10,
          label: { bn: 'যা কিনবেন', en: 'What you will buy' },
          fields: [
            { kind: 'text', id: 'q11', label: { bn: 'জিনিসের নাম', en: 'Name of the thing' } },
            { kind: 'money', id: 'q12', least: 1, label: { bn: 'দাম (টাকা)', en: 'Price (BDT)' } },
          ],
        },
        {
          kind: 'total',
          id: 'q13',
          unit: 'money',
          of: ['q10.q12'],
          label: { bn: 'মোট দাম (টাকা)', en: 'Price of all (BDT)' },
        },
        { ...scan, id: 'q14', label: { bn: 'দরপত্র বা কোটেশন', en: 'Quotation' } },
        { kind: 'block', id: 'q15', block: 'bank-account', label: serviceMessages.bankAccount },
      ],
    },
  ],
  opensOn: addDays(today, -7),
  closesOn: addDays(today, 45),
  maxAmount: '50000',
  budget: '5000000',
  seats: 100,
  opensTo: 'applicants',
  onePerPerson: true,
  isPublic: true,
  desks: [
    { seat: 'district', workingDays: 7 },
    { seat: 'section', workingDays: 5 },
    { seat: 'assistant', workingDays: 3 },
    { seat: 'director', workingDays: 3 },
  ],
  rules: [],
  messages: {
    APPROVED: {
      bn: 'আপনার উদ্যোগ অনুদানের আবেদন {ref} অনুমোদিত হয়েছে। পরিমাণ {amount} টাকা। -WEWB',
      en: 'Your enterprise grant {ref} is approved. Amount BDT {amount}. -WEWB',
    },
  },
  columns: ['q7', 'q13'],
  printHeading: { bn: 'ক্ষুদ্র উদ্যোগ অনুদানের আবেদন', en: 'Application for a small enterprise grant' },
})
