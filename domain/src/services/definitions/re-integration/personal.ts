import type { Step } from '#engine/definition/service-definition.ts'
import { gender, photo } from '#services/definitions/shared-fields.ts'
import { maritalStatus, documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 2. Accepts any age; the screening detects minors (E-15). */
export const personal: Step = {
  id: 'personal',
  title: { bn: 'ব্যক্তিগত তথ্য', en: 'Personal information' },
  fields: [
    {
      kind: 'text',
      id: 'nid',
      format: 'nid',
      prefill: 'applicant.nid',
      label: { bn: 'জাতীয় পরিচয়পত্র নম্বর', en: 'NID number' },
    },
    {
      kind: 'date',
      id: 'dateOfBirth',
      notAfter: { fact: 'today' },
      age: { to: 65 },
      label: serviceMessages.dateOfBirth,
    },
    {
      kind: 'text',
      id: 'nameEn',
      script: 'name-english',
      prefill: 'applicant.name',
      label: { bn: 'নাম (ইংরেজিতে)', en: 'Name (English)' },
    },
    { kind: 'text', id: 'nameBn', script: 'name-bangla', label: { bn: 'নাম (বাংলায়)', en: 'Name (Bangla)' } },
    { kind: 'text', id: 'fatherName', script: 'name', label: serviceMessages.fatherName },
    { kind: 'text', id: 'motherName', script: 'name', label: serviceMessages.motherName },
    gender,
    { kind: 'lookup', id: 'religion', source: 'religion', label: serviceMessages.religion },
    maritalStatus,
    {
      kind: 'text',
      id: 'spouseName',
      script: 'name',
      when: { field: 'maritalStatus', is: 'MARRIED' },
      label: serviceMessages.spouseName,
    },
    { kind: 'lookup', id: 'bloodGroup', source: 'blood-group', optional: true, label: serviceMessages.bloodGroup },
    {
      kind: 'text',
      id: 'phone',
      format: 'mobile',
      prefill: 'applicant.mobile',
      label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
    },
    {
      kind: 'text',
      id: 'email',
      format: 'email',
      optional: true,
      prefill: 'applicant.email',
      label: serviceMessages.email,
    },
    {
      kind: 'choice',
      id: 'educationLevel',
      display: 'dropdown',
      optional: true,
      label: { bn: 'সর্বোচ্চ শিক্ষাগত যোগ্যতা', en: 'Highest education' },
      options: [
        { value: 'NONE', label: { bn: 'কোনো প্রাতিষ্ঠানিক শিক্ষা নেই', en: 'No schooling' } },
        { value: 'PRIMARY', label: { bn: 'প্রাথমিক', en: 'Primary' } },
        { value: 'JUNIOR', label: { bn: 'অষ্টম শ্রেণি', en: 'Class eight' } },
        { value: 'SSC', label: { bn: 'এসএসসি/সমমান', en: 'SSC or equivalent' } },
        { value: 'HSC', label: { bn: 'এইচএসসি/সমমান', en: 'HSC or equivalent' } },
        { value: 'DIPLOMA', label: { bn: 'ডিপ্লোমা', en: 'Diploma' } },
        { value: 'BACHELOR', label: { bn: 'স্নাতক', en: 'Bachelor' } },
        { value: 'MASTERS', label: { bn: 'স্নাতকোত্তর', en: 'Masters' } },
      ],
    },
    { kind: 'block', id: 'present', block: 'address', label: serviceMessages.presentAddress },
    {
      kind: 'block',
      id: 'permanent',
      block: 'address',
      sameAs: { field: 'present', label: serviceMessages.sameAsPresent },
      label: serviceMessages.permanentAddress,
    },
    { ...photo, id: 'photo', label: serviceMessages.photo },
    documentFields.nidCopy,
  ],
}
