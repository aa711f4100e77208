import type { Step } from '../../definition/service-definition.ts'
import { gender, photo } from '../shared-fields.ts'
import { maritalStatus, papers } from '../shared-people.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.5, step 2. Who is not of age yet is found by the screening, E-15. */
export const personal: Step = {
  id: 'personal',
  title: { bn: 'ব্যক্তিগত তথ্য', en: 'Personal information' },
  fields: [
    { kind: 'text', id: 'nid', format: 'nid', prefill: 'applicant.nid', label: { bn: 'জাতীয় পরিচয়পত্র নম্বর', en: 'NID number' } },
    { kind: 'date', id: 'dateOfBirth', notAfter: { fact: 'today' }, age: { to: 65 }, label: words.dateOfBirth },
    { kind: 'text', id: 'nameEn', script: 'english-text', prefill: 'applicant.name', label: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' } },
    { kind: 'text', id: 'nameBn', script: 'bangla-text', label: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' } },
    { kind: 'text', id: 'fatherName', label: words.fatherName },
    { kind: 'text', id: 'motherName', label: words.motherName },
    gender,
    { kind: 'lookup', id: 'religion', source: 'religion', label: words.religion },
    maritalStatus,
    { kind: 'text', id: 'spouseName', when: { field: 'maritalStatus', is: 'MARRIED' }, label: words.spouseName },
    { kind: 'lookup', id: 'bloodGroup', source: 'blood-group', optional: true, label: words.bloodGroup },
    { kind: 'text', id: 'phone', format: 'mobile', prefill: 'applicant.mobile', label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' } },
    { kind: 'text', id: 'email', format: 'email', optional: true, prefill: 'applicant.email', label: words.email },
    { kind: 'choice', id: 'educationLevel', display: 'dropdown', optional: true, label: { bn: 'সর্বোচ্চ শিক্ষাগত যোগ্যতা', en: 'Highest education' }, options: [
      { value: 'NONE', label: { bn: 'কোনো প্রাতিষ্ঠানিক শিক্ষা নেই', en: 'No schooling' } },
      { value: 'PRIMARY', label: { bn: 'প্রাথমিক', en: 'Primary' } },
      { value: 'JUNIOR', label: { bn: 'অষ্টম শ্রেণি', en: 'Class eight' } },
      { value: 'SSC', label: { bn: 'এসএসসি/সমমান', en: 'SSC or equivalent' } },
      { value: 'HSC', label: { bn: 'এইচএসসি/সমমান', en: 'HSC or equivalent' } },
      { value: 'DIPLOMA', label: { bn: 'ডিপ্লোমা', en: 'Diploma' } },
      { value: 'BACHELOR', label: { bn: 'স্নাতক', en: 'Bachelor' } },
      { value: 'MASTERS', label: { bn: 'স্নাতকোত্তর', en: 'Masters' } },
    ] },
    { kind: 'block', id: 'present', block: 'address', label: words.presentAddress },
    { kind: 'block', id: 'permanent', block: 'address', sameAs: { field: 'present', label: words.sameAsPresent }, label: words.permanentAddress },
    { ...photo, id: 'photo', label: words.photo },
    papers.nidCopy,
  ],
} // prettier-ignore
