import type { Step } from '#engine/definition/service-definition.ts'
import type { Option } from '#engine/fields/choice.ts'
import { gender } from '#services/definitions/shared-fields.ts'
import { workerAliveYn } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { boardRegistration, boardRoll } from './exam-numbers.ts'

const hasReference = { field: 'previousService', isOneOf: ['FA', 'Y'] }

/** The education levels; their numbers are fixed (docs/domain/fields.md). */
export const levelOptions: Option[] = [
  { value: '1', label: { bn: 'পিইসি/ইবতেদায়ি', en: 'PEC / Ebtedayee' } },
  { value: '2', label: { bn: 'জেএসসি/জেডিসি', en: 'JSC / JDC' } },
  { value: '3', label: { bn: 'এসএসসি/দাখিল', en: 'SSC / Dakhil' } },
  { value: '4', label: { bn: 'এইচএসসি/আলিম', en: 'HSC / Alim' } },
  { value: '5', label: { bn: 'ডিপ্লোমা ইন ইঞ্জিনিয়ারিং', en: 'Diploma in Engineering' } },
]

/**
 * Step 1. The age is displayed beside the date of birth; birth registration and NID are two fields, each with its own
 * format.
 */
export const student: Step = {
  id: 'student',
  title: { bn: 'শিক্ষার্থী যাচাই', en: 'Student verification' },
  opensNext: true,
  fields: [
    {
      kind: 'lookup',
      id: 'setupId',
      source: 'scholarship-setup',
      fixed: 'setup.id',
      label: { bn: 'বিজ্ঞপ্তি/ক্যাটাগরি', en: 'Circular / category' },
    },
    {
      kind: 'choice',
      id: 'applicationKind',
      display: 'radio',
      label: serviceMessages.applicationKind,
      options: [
        { value: 'NEW', label: serviceMessages.newApplication },
        { value: 'RENEWAL', label: { bn: 'নবায়ন (বাৎসরিক কিস্তি)', en: 'Renewal (yearly instalment)' } },
      ],
    },
    {
      kind: 'choice',
      id: 'educationLevelId',
      display: 'dropdown',
      fixed: 'setup.educationLevel',
      label: { bn: 'পরীক্ষার নাম', en: 'Examination' },
      options: levelOptions,
    },
    {
      kind: 'choice',
      id: 'studyCategoryId',
      display: 'dropdown',
      label: { bn: 'শিক্ষার ধরন', en: 'Study category' },
      options: [
        { value: '1', label: { bn: 'সাধারণ', en: 'General' } },
        { value: '2', label: { bn: 'কারিগরি', en: 'Technical' } },
        { value: '3', label: { bn: 'মাদ্রাসা', en: 'Madrasah' } },
        { value: '4', label: { bn: 'ইংরেজি মাধ্যম', en: 'English medium' } },
      ],
    },
    {
      kind: 'lookup',
      id: 'boardId',
      source: 'education-board',
      when: { not: { field: 'studyCategoryId', is: '4' } },
      label: { bn: 'শিক্ষা বোর্ড', en: 'Education board' },
    },
    { kind: 'number', id: 'passingYear', fixed: 'setup.passingYear', label: { bn: 'পাসের সন', en: 'Passing year' } },
    {
      kind: 'text',
      id: 'rollNo',
      script: 'digits',
      shortest: 4,
      longest: 10,
      pattern: boardRoll,
      label: { bn: 'রোল নম্বর', en: 'Roll number' },
    },
    {
      kind: 'text',
      id: 'registrationNo',
      script: 'digits',
      shortest: 6,
      longest: 17,
      pattern: boardRegistration,
      label: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
    },
    {
      kind: 'date',
      id: 'studentDob',
      notAfter: { fact: 'today' },
      age: { from: 10, to: 30, on: 'setup.closesOn' },
      label: { bn: 'শিক্ষার্থীর জন্ম তারিখ', en: "Student's date of birth" },
    },
    {
      kind: 'verification',
      id: 'studentCheck',
      of: 'student',
      looksUp: ['educationLevelId', 'boardId', 'passingYear', 'rollNo', 'registrationNo', 'studentDob'],
      label: { bn: 'বোর্ডের ফলাফল যাচাই', en: 'Board result check' },
    },
    {
      kind: 'choice',
      id: 'workerRelation',
      display: 'radio',
      label: { bn: 'প্রবাসী কর্মী আপনার কে?', en: 'Which parent is the overseas worker?' },
      options: [
        { value: 'FATHER', label: serviceMessages.father },
        { value: 'MOTHER', label: serviceMessages.mother },
      ],
    },
    { kind: 'block', id: 'worker', block: 'worker-check', label: serviceMessages.workerCheck },
    workerAliveYn,
    {
      kind: 'choice',
      id: 'previousService',
      display: 'radio',
      label: { bn: 'বোর্ড থেকে পূর্বে প্রাপ্ত সুবিধা', en: 'Earlier benefit from the board' },
      options: [
        { value: 'N', label: { bn: 'কোনো সুবিধা পাননি', en: 'None' } },
        { value: 'EDU', label: { bn: 'শিক্ষাবৃত্তি', en: 'Education stipend' } },
        { value: 'FA', label: { bn: 'আর্থিক অনুদান', en: 'Financial assistance' } },
        { value: 'Y', label: { bn: 'উভয়', en: 'Both' } },
      ],
    },
    {
      kind: 'text',
      id: 'previousEduRef',
      longest: 50,
      when: { field: 'previousService', isOneOf: ['EDU', 'Y'] },
      label: { bn: 'পূর্বের শিক্ষাবৃত্তির রেফারেন্স নম্বর', en: 'Earlier stipend reference' },
    },
    {
      kind: 'choice',
      id: 'faStatus',
      display: 'radio',
      // Looked up by the portal: nobody states it.
      fixed: 'assistance.status',
      when: {
        all: [
          { field: 'workerAliveYn', is: 'N' },
          { fact: 'assistance.status', isFilled: true },
        ],
      },
      label: { bn: 'আর্থিক অনুদানের অবস্থা', en: 'State of the financial assistance' },
      options: [
        { value: 'GIVEN', label: { bn: 'প্রাপ্ত', en: 'Received' } },
        { value: 'IN_PROCESS', label: { bn: 'প্রক্রিয়াধীন', en: 'In process' } },
      ],
    },
    {
      kind: 'text',
      id: 'faRef',
      longest: 50,
      optional: true,
      when: { any: [hasReference, { field: 'workerAliveYn', is: 'N' }] },
      label: serviceMessages.assistanceReference,
      hint: serviceMessages.assistanceHint,
    },
    {
      kind: 'text',
      id: 'studentNameEn',
      script: 'english-text',
      confirmedBy: 'studentCheck',
      label: { bn: 'শিক্ষার্থীর নাম (ইংরেজিতে)', en: "Student's name (English)" },
    },
    {
      kind: 'text',
      id: 'studentNameBn',
      script: 'name-bangla',
      label: { bn: 'শিক্ষার্থীর নাম (বাংলায়)', en: "Student's name (Bangla)" },
    },
    {
      kind: 'text',
      id: 'fatherName',
      script: 'english-text',
      confirmedBy: 'studentCheck',
      label: serviceMessages.fatherName,
    },
    {
      kind: 'text',
      id: 'motherName',
      script: 'english-text',
      confirmedBy: 'studentCheck',
      label: serviceMessages.motherName,
    },
    gender,
    {
      kind: 'choice',
      id: 'studentIdType',
      display: 'radio',
      label: { bn: 'শিক্ষার্থীর পরিচয়ের দলিল', en: "Student's identity document" },
      options: [
        { value: 'BRN', label: { bn: 'জন্মনিবন্ধন', en: 'Birth registration' } },
        { value: 'NID', label: { bn: 'জাতীয় পরিচয়পত্র', en: 'National ID' } },
      ],
    },
    {
      kind: 'text',
      id: 'studentBrn',
      format: 'brn',
      when: { field: 'studentIdType', is: 'BRN' },
      label: { bn: 'জন্মনিবন্ধন নম্বর', en: 'Birth registration number' },
    },
    {
      kind: 'text',
      id: 'studentNid',
      format: 'nid',
      when: { field: 'studentIdType', is: 'NID' },
      label: { bn: 'এনআইডি নম্বর', en: 'NID number' },
    },
    {
      kind: 'text',
      id: 'studentMobile',
      format: 'mobile',
      label: { bn: 'শিক্ষার্থীর মোবাইল নম্বর', en: "Student's mobile" },
    },
    { kind: 'text', id: 'guardianName', script: 'name-english', label: { bn: 'অভিভাবকের নাম', en: "Guardian's name" } },
    { kind: 'text', id: 'guardianNid', format: 'nid', label: { bn: 'অভিভাবকের এনআইডি নম্বর', en: "Guardian's NID" } },
    {
      kind: 'text',
      id: 'guardianMobile',
      format: 'mobile',
      prefill: 'applicant.mobile',
      label: { bn: 'অভিভাবকের মোবাইল নম্বর', en: "Guardian's mobile" },
    },
    {
      kind: 'choice',
      id: 'guardianRelation',
      display: 'dropdown',
      label: { bn: 'শিক্ষার্থীর সাথে সম্পর্ক', en: 'Relation with student' },
      options: [
        { value: 'FATHER', label: serviceMessages.father },
        { value: 'MOTHER', label: serviceMessages.mother },
        { value: 'BROTHER', label: serviceMessages.brother },
        { value: 'SISTER', label: serviceMessages.sister },
        { value: 'UNCLE', label: { bn: 'চাচা/মামা', en: 'Uncle' } },
        { value: 'GRANDPARENT', label: { bn: 'দাদা-দাদি/নানা-নানি', en: 'Grandparent' } },
        { value: 'OTHER', label: serviceMessages.other },
      ],
    },
  ],
  rules: [
    {
      when: { field: 'studyCategoryId', is: '2' },
      must: { field: 'boardId', is: '11' },
      at: 'boardId',
      otherwise: {
        bn: 'কারিগরি শিক্ষার ক্ষেত্রে কারিগরি শিক্ষা বোর্ড বেছে নিন।',
        en: 'For technical education choose the technical board.',
      },
    },
    {
      when: hasReference,
      must: { field: 'faRef', isFilled: true },
      at: 'faRef',
      otherwise: { bn: 'আর্থিক অনুদানের রেফারেন্স নম্বর লিখুন।', en: 'Write the financial assistance reference.' },
    },
    // The instalment is not typed, so a missing one is reported at the examination.
    {
      when: {
        all: [
          { field: 'applicationKind', is: 'RENEWAL' },
          { field: 'rollNo', isFilled: true },
        ],
      },
      must: { fact: 'student.nextInstallment', isFilled: true },
      at: 'rollNo',
      otherwise: {
        bn: 'এ অ্যাকাউন্টে এই শিক্ষার্থীর কোনো কিস্তি বাকি নেই। বৃত্তিটি অন্য অ্যাকাউন্টে থাকলে আগে ড্যাশবোর্ডের “আগের আবেদন যুক্ত করুন” থেকে তা যুক্ত করুন।',
        en: 'This account has no instalment due for this student. If another account has the stipend, link it first under “Link an earlier application” on the dashboard.',
      },
    },
  ],
}
