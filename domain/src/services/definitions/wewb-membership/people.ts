import type { Step } from '#engine/definition/service-definition.ts'
import { gender } from '#services/definitions/shared-fields.ts'
import { maritalStatus } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 1: applicant and nominee. */
export const people: Step = {
  id: 'people',
  title: { bn: 'আবেদনকারী ও নমিনি', en: 'Applicant and nominee' },
  fields: [
    {
      kind: 'text',
      id: 'nameEn',
      script: 'name-english',
      prefill: 'applicant.name',
      label: { bn: 'আবেদনকারীর নাম (ইংরেজিতে)', en: "Applicant's name (English)" },
      hint: { bn: 'পাসপোর্টে যেভাবে লেখা আছে', en: 'As it stands in the passport' },
    },
    {
      kind: 'text',
      id: 'nameBn',
      script: 'name-bangla',
      optional: true,
      label: { bn: 'আবেদনকারীর নাম (বাংলায়)', en: "Applicant's name (Bangla)" },
    },
    { kind: 'text', id: 'fatherName', script: 'name-english', label: serviceMessages.fatherName },
    { kind: 'text', id: 'motherName', script: 'name-english', label: serviceMessages.motherName },
    maritalStatus,
    {
      kind: 'text',
      id: 'spouseName',
      script: 'name-english',
      when: { field: 'maritalStatus', is: 'MARRIED' },
      label: serviceMessages.spouseName,
    },
    { kind: 'date', id: 'dateOfBirth', notAfter: { fact: 'today' }, age: {}, label: serviceMessages.dateOfBirth },
    gender,
    { kind: 'lookup', id: 'religion', source: 'religion', optional: true, label: serviceMessages.religion },
    { kind: 'lookup', id: 'bloodGroup', source: 'blood-group', optional: true, label: serviceMessages.bloodGroup },
    {
      kind: 'text',
      id: 'nidOrBrn',
      format: 'nid',
      prefill: 'applicant.nid',
      label: { bn: 'এনআইডি/জন্মনিবন্ধন নম্বর', en: 'NID / birth registration no.' },
    },
    {
      kind: 'phone',
      id: 'mobileAbroad',
      heading: { bn: 'যোগাযোগ', en: 'How to reach you' },
      label: { bn: 'বিদেশের মোবাইল নম্বর', en: 'Mobile number abroad' },
    },
    {
      kind: 'text',
      id: 'mobileBd',
      format: 'mobile',
      optional: true,
      prefill: 'applicant.mobile',
      label: { bn: 'বাংলাদেশের মোবাইল নম্বর', en: 'Mobile number in Bangladesh' },
      hint: { bn: 'দিলে এ নম্বরে এসএমএস যাবে', en: 'If you give it, we send our SMS there' },
    },
    { kind: 'text', id: 'email', format: 'email', prefill: 'applicant.email', label: serviceMessages.email },
    { kind: 'block', id: 'passport', block: 'passport', label: { bn: 'পাসপোর্ট', en: 'Passport' } },
    {
      kind: 'list',
      id: 'referencePassports',
      optional: true,
      most: 5,
      noTwice: 'passportNo',
      label: { bn: 'পূর্বের পাসপোর্ট', en: 'Earlier passport' },
      hint: {
        bn: 'আগে যে পাসপোর্ট ছিল সেগুলোর নম্বর, একটি একটি করে',
        en: 'The numbers of passports you had before, one by one',
      },
      fields: [
        { kind: 'text', id: 'passportNo', format: 'passport', label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' } },
      ],
    },
    {
      kind: 'group',
      id: 'nominee',
      label: serviceMessages.nominee,
      fields: [
        { kind: 'text', id: 'nomineeName', script: 'name-english', label: { bn: 'নমিনির নাম', en: "Nominee's name" } },
        {
          kind: 'choice',
          id: 'nomineeRelation',
          display: 'dropdown',
          label: { bn: 'নমিনির সাথে সম্পর্ক', en: 'Relation with nominee' },
          options: [
            { value: 'SPOUSE', label: serviceMessages.spouse },
            { value: 'CHILD', label: serviceMessages.child },
            { value: 'PARENT', label: serviceMessages.parent },
            { value: 'SIBLING', label: serviceMessages.sibling },
            { value: 'OTHER', label: serviceMessages.other },
          ],
        },
        {
          kind: 'text',
          id: 'nomineeMobile',
          format: 'mobile',
          label: { bn: 'নমিনির মোবাইল নম্বর', en: "Nominee's mobile" },
        },
        {
          kind: 'text',
          id: 'nomineeNid',
          format: 'nid',
          label: { bn: 'নমিনির এনআইডি/জন্মনিবন্ধন নম্বর', en: "Nominee's NID / BRN" },
        },
      ],
    },
    {
      kind: 'text',
      id: 'emergencyContactName',
      script: 'name-english',
      heading: { bn: 'জরুরি যোগাযোগ', en: 'In an emergency' },
      label: { bn: 'জরুরি যোগাযোগের ব্যক্তি', en: 'Emergency contact' },
    },
    {
      kind: 'phone',
      id: 'emergencyContactMobile',
      label: { bn: 'জরুরি যোগাযোগের মোবাইল নম্বর', en: "Emergency contact's mobile" },
    },
    {
      kind: 'list',
      id: 'children',
      optional: true,
      most: 10,
      label: serviceMessages.child,
      fields: [
        {
          kind: 'text',
          id: 'fullName',
          script: 'name-english',
          label: { bn: 'সন্তানের পূর্ণ নাম', en: "Child's full name" },
        },
        {
          kind: 'date',
          id: 'dateOfBirth',
          notAfter: { fact: 'today' },
          age: {},
          label: { bn: 'সন্তানের জন্ম তারিখ', en: "Child's date of birth" },
        },
      ],
    },
  ],
}
