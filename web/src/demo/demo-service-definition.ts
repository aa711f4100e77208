import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { declaration, photo, scan, signature } from '@wewb/domain/services/definitions/shared-fields'
import { serviceMessages } from '@wewb/domain/services/definitions/messages'
import { createApprovalWorkflow } from '@wewb/domain/services/workflows/approval-workflow'
import { deskTemplates } from '@wewb/domain/services/workflows/desk-templates'

/** A service with one field of every kind. It is never published and serves as a demo. */
export const demoServiceDefinition: ServiceDefinition = {
  id: 'every-kind',
  prefix: 'DEM',
  title: { bn: 'সব ধরনের প্রশ্ন', en: 'Every kind of question' },
  summary: { bn: 'ফরমের প্রতিটি ঘর দেখার জন্য', en: 'To look at every box of a form' },
  opensTo: 'applicants',
  steps: [
    {
      id: 'person',
      title: { bn: 'আবেদনকারী', en: 'Applicant' },
      fields: [
        {
          kind: 'number',
          id: 'circularYear',
          fixed: 'setup.year',
          label: { bn: 'বিজ্ঞপ্তির বছর', en: 'Year of the circular' },
        },
        {
          kind: 'text',
          id: 'applicantName',
          script: 'english-text',
          prefill: 'applicant.name',
          label: { bn: 'আবেদনকারীর নাম (ইংরেজিতে)', en: "Applicant's name (English)" },
          hint: { bn: 'পাসপোর্টে যেভাবে লেখা আছে', en: 'As in the passport' },
        },
        {
          kind: 'text',
          id: 'applicantNameBn',
          script: 'bangla-text',
          optional: true,
          label: { bn: 'আবেদনকারীর নাম (বাংলায়)', en: "Applicant's name (Bangla)" },
        },
        { kind: 'text', id: 'applicantNid', format: 'nid', label: { bn: 'এনআইডি নম্বর', en: 'NID number' } },
        {
          kind: 'date',
          id: 'birthDay',
          age: { from: 18, to: 75 },
          notAfter: { fact: 'today' },
          label: { bn: 'জন্ম তারিখ', en: 'Date of birth' },
        },
        { kind: 'phone', id: 'phoneAbroad', label: { bn: 'বিদেশের ফোন নম্বর', en: 'Phone number abroad' } },
        {
          kind: 'choice',
          id: 'maritalStatus',
          display: 'dropdown',
          label: { bn: 'বৈবাহিক অবস্থা', en: 'Marital status' },
          options: [
            { value: 'SINGLE', label: { bn: 'অবিবাহিত', en: 'Single' } },
            { value: 'MARRIED', label: { bn: 'বিবাহিত', en: 'Married' } },
          ],
        },
        {
          kind: 'text',
          id: 'spouseName',
          script: 'english-text',
          when: { field: 'maritalStatus', is: 'MARRIED' },
          label: { bn: 'স্বামী/স্ত্রীর নাম', en: "Spouse's name" },
        },
        {
          kind: 'choice',
          id: 'isBack',
          display: 'radio',
          label: { bn: 'দেশে ফিরেছেন কি?', en: 'Have you come back?' },
          options: [
            { value: 'Y', label: serviceMessages.yes },
            { value: 'N', label: serviceMessages.no },
          ],
        },
        {
          kind: 'date',
          id: 'returnedOn',
          notAfter: { fact: 'today' },
          when: { field: 'isBack', is: 'Y' },
          label: { bn: 'ফেরার তারিখ', en: 'Returned on' },
        },
        { kind: 'time', id: 'bestTime', optional: true, label: { bn: 'কখন ফোন করলে সুবিধা', en: 'Best time to call' } },
        {
          kind: 'date-time',
          id: 'videoCall',
          optional: true,
          notBefore: { fact: 'today' },
          label: { bn: 'ভিডিও কলের দিন', en: 'Day of the video call' },
        },
        {
          kind: 'choice',
          id: 'skills',
          display: 'checkboxes',
          optional: true,
          label: { bn: 'যে কাজ জানেন', en: 'Skills' },
          options: [
            { value: 'DRIVING', label: { bn: 'গাড়ি চালানো', en: 'Driving' } },
            { value: 'WELDING', label: { bn: 'ঝালাই', en: 'Welding' } },
            { value: 'CARE', label: { bn: 'সেবা ও যত্ন', en: 'Care' } },
          ],
        },
        {
          kind: 'number',
          id: 'yearsAbroad',
          decimals: 1,
          least: 0,
          most: 50,
          unit: { bn: 'বছর', en: 'years' },
          label: { bn: 'বিদেশে কত দিন', en: 'Time abroad' },
        },
        {
          kind: 'money',
          id: 'debt',
          least: 0,
          most: 5_000_000,
          label: { bn: 'ফেরার পর ঋণ (টাকা)', en: 'Debt after return (BDT)' },
        },
        {
          kind: 'paragraph',
          id: 'story',
          longest: 255,
          optional: true,
          label: { bn: 'আর কিছু বলার থাকলে', en: 'Anything else' },
        },
        {
          kind: 'list',
          id: 'children',
          optional: true,
          most: 3,
          label: serviceMessages.child,
          fields: [
            { kind: 'text', id: 'childName', script: 'english-text', label: { bn: 'সন্তানের নাম', en: "Child's name" } },
            {
              kind: 'date',
              id: 'childBirthDay',
              age: {},
              notAfter: { fact: 'today' },
              label: { bn: 'সন্তানের জন্ম তারিখ', en: "Child's date of birth" },
            },
          ],
        },
        {
          kind: 'group',
          id: 'nominee',
          label: { bn: 'নমিনি', en: 'Nominee' },
          fields: [
            {
              kind: 'text',
              id: 'nomineeName',
              script: 'english-text',
              label: { bn: 'নমিনির নাম', en: "Nominee's name" },
            },
            {
              kind: 'text',
              id: 'nomineeMobile',
              format: 'mobile',
              label: { bn: 'নমিনির মোবাইল নম্বর', en: "Nominee's mobile" },
            },
          ],
        },
      ],
    },
    {
      id: 'worker',
      title: serviceMessages.workerCheck,
      fields: [{ kind: 'block', id: 'workerCheck', block: 'worker-check-or-skip', label: serviceMessages.workerCheck }],
    },
    {
      id: 'address',
      title: serviceMessages.address,
      fields: [
        { kind: 'block', id: 'present', block: 'address', label: serviceMessages.presentAddress },
        {
          kind: 'block',
          id: 'permanent',
          block: 'address',
          sameAs: { field: 'present', label: { bn: 'বর্তমান ঠিকানার অনুরূপ', en: 'Same as present address' } },
          label: serviceMessages.permanentAddress,
        },
        { kind: 'block', id: 'bank', block: 'bank-account', label: serviceMessages.bankAccount },
      ],
    },
    {
      id: 'papers',
      title: serviceMessages.documents,
      fields: [
        { ...photo, id: 'photo', label: serviceMessages.photo },
        { ...signature, id: 'signature', label: serviceMessages.signature },
        { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্টের কপি', en: 'Passport copy' } },
        declaration,
      ],
    },
  ],
  eligibility: [
    {
      code: 'E-01',
      must: { not: { field: 'debt', atLeast: 4_000_000 } },
      otherwise: { bn: 'ঋণ ৪০ লাখ টাকার কম হলে আবেদন করা যায়।', en: 'The debt must be below BDT 4,000,000.' },
      at: 'debt',
    },
  ],
  workflow: createApprovalWorkflow({
    desks: [
      { ...deskTemplates.section, workingDays: 5 },
      { ...deskTemplates.director, workingDays: 5 },
    ],
  }),
  keys: { name: ['applicantName'] },
  list: { columns: [{ of: 'number' }], filters: [] },
  print: { heading: { bn: 'সব ধরনের প্রশ্ন', en: 'Every kind of question' } },
}
