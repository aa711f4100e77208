import type { Step } from '../../definition/service-definition.ts'
import { photo, scan, signature } from '../shared-fields.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.4, step 3. */
export const work: Step = {
  id: 'work',
  title: { bn: 'অভিজ্ঞতা, মিশন ও সংযুক্তি', en: 'Experiences, mission and attachments' },
  fields: [
    { kind: 'lookup', id: 'jobCategoryId', source: 'job-category', heading: { bn: 'পেশা', en: 'Your work' }, label: { bn: 'পেশার শ্রেণি', en: 'Job category' } },
    { kind: 'lookup', id: 'jobSubCategoryId', source: 'job-sub-category', within: ['jobCategoryId'], label: { bn: 'পেশার উপশ্রেণি', en: 'Job sub-category' } },
    { kind: 'lookup', id: 'jobSubSubCategoryId', source: 'job-kind', within: ['jobSubCategoryId'], optional: true, label: { bn: 'ট্রেড', en: 'Trade' } },
    { kind: 'list', id: 'experiences', optional: true, most: 10, label: { bn: 'অভিজ্ঞতা', en: 'Experience' }, hint: { bn: 'যে যে দেশে কাজ করেছেন, একটি একটি করে', en: 'The countries you have worked in, one by one' }, fields: [
      { kind: 'lookup', id: 'countryId', source: 'country', label: { bn: 'কর্মরত দেশ', en: 'Country worked in' } },
      { kind: 'number', id: 'years', least: 0, most: 50, label: words.yearsOfExperience },
    ] },
    { kind: 'choice', id: 'legalIdType', display: 'radio', heading: { bn: 'বৈধ অবস্থান', en: 'Legal status' }, label: { bn: 'বৈধ অবস্থানের দলিল', en: 'Legal status document' }, options: [
      { value: 'WORK_PERMIT', label: { bn: 'ওয়ার্ক পারমিট', en: 'Work permit' } },
      { value: 'SOCIAL_ID', label: { bn: 'সোশ্যাল আইডি', en: 'Social ID' } },
      { value: 'CIVIL_ID', label: { bn: 'সিভিল আইডি', en: 'Civil ID' } },
      { value: 'RESIDENCE_ID', label: { bn: 'রেসিডেন্স আইডি (আকামা)', en: 'Residence ID (Iqama)' } },
    ] },
    { kind: 'text', id: 'workPermitNo', script: 'english-only', longest: 50, when: { field: 'legalIdType', is: 'WORK_PERMIT' }, label: { bn: 'ওয়ার্ক পারমিট নম্বর', en: 'Work permit number' } },
    { kind: 'text', id: 'socialId', script: 'english-only', longest: 50, when: { field: 'legalIdType', is: 'SOCIAL_ID' }, label: { bn: 'সোশ্যাল আইডি', en: 'Social ID' } },
    { kind: 'text', id: 'civilId', script: 'english-only', longest: 50, when: { field: 'legalIdType', is: 'CIVIL_ID' }, label: { bn: 'সিভিল আইডি', en: 'Civil ID' } },
    { kind: 'text', id: 'residenceId', script: 'english-only', longest: 50, when: { field: 'legalIdType', is: 'RESIDENCE_ID' }, label: { bn: 'রেসিডেন্স আইডি (আকামা)', en: 'Residence ID (Iqama)' } },
    { kind: 'date', id: 'legalIdExpiry', label: { bn: 'দলিলের মেয়াদ উত্তীর্ণের তারিখ', en: 'Document expiry date' } },
    { kind: 'text', id: 'employerName', script: 'english-only', heading: words.employer, hint: { bn: 'নিজের ব্যবসা বা কাজ হলে সেটির নাম ইংরেজিতে লিখুন', en: 'If you work for yourself, write the name of your trade' }, label: { bn: 'নিয়োগকারী/কোম্পানির নাম', en: 'Employer / company name' } },
    { kind: 'text', id: 'employerAddress', script: 'english-only', longest: 500, label: words.employerAddress },
    { kind: 'text', id: 'employerIdentification', script: 'english-only', longest: 50, optional: true, label: { bn: 'নিয়োগকারীর পরিচিতি নম্বর', en: "Employer's identification no." } },
    { kind: 'text', id: 'employerEmailFax', optional: true, label: { bn: 'নিয়োগকারীর ই-মেইল/ফ্যাক্স', en: "Employer's e-mail or fax" } },
    { kind: 'phone', id: 'employerContact', label: { bn: 'নিয়োগকারীর যোগাযোগ নম্বর', en: "Employer's contact number" } },
    { kind: 'text', id: 'visaNo', script: 'english-only', longest: 50, heading: { bn: 'ভিসা', en: 'Visa' }, label: { bn: 'ভিসা নম্বর', en: 'Visa number' } },
    { kind: 'date', id: 'visaIssueDate', notAfter: { fact: 'today' }, label: { bn: 'ভিসা ইস্যুর তারিখ', en: 'Visa issue date' } },
    { kind: 'date', id: 'visaExpiryDate', notBefore: { field: 'visaIssueDate' }, label: { bn: 'ভিসার মেয়াদ উত্তীর্ণের তারিখ', en: 'Visa expiry date' }, hint: { bn: 'মেয়াদ ৩০ দিনের কম থাকলে আগে নবায়ন করলে ভালো', en: 'With fewer than 30 days left, it is better to renew it first' } },
    { ...photo, id: 'photo', heading: { bn: 'সংযুক্তি', en: 'Attachments' }, label: words.photo },
    { ...signature, id: 'signature', label: words.signature },
    { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্টের কপি', en: 'Passport copy' } },
    { ...scan, id: 'visaCopy', label: { bn: 'ভিসার কপি', en: 'Visa copy' } },
    { ...scan, id: 'legalIdCopy', label: { bn: 'ওয়ার্ক পারমিট/আকামার কপি', en: 'Work permit / residence ID copy' } },
    { ...scan, id: 'nomineeNidCopy', optional: true, label: { bn: 'নমিনির এনআইডি কপি', en: "Nominee's NID copy" } },
    { ...photo, id: 'nomineePhoto', optional: true, label: { bn: 'নমিনির ছবি', en: "Nominee's photo" } },
  ],
} // prettier-ignore
