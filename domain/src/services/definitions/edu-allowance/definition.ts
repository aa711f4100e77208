import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import { declaration, photo, scan, signature } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { initialDecision } from '#services/workflows/action-fields.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { education } from './education.ts'
import { checks, claims, eligibility } from './eligibility.ts'
import { student } from './student.ts'

/** Check-list of the scholarship cell before it forwards an application. */
const checkList: Field[] = [
  {
    kind: 'choice',
    id: 'checkList',
    display: 'checkboxes',
    every: true,
    label: serviceMessages.checkList,
    options: [
      { value: 'identity', label: { bn: 'কর্মীর পরিচয়', en: "Worker's identity" }, crossCheck: 'worker' },
      { value: 'result', label: { bn: 'বোর্ডের ফলাফল', en: 'Board result' }, crossCheck: 'student' },
      { value: 'testimonial', label: { bn: 'প্রথম বর্ষের প্রত্যয়নপত্র', en: 'First-year testimonial' } },
      { value: 'age', label: { bn: 'বয়স', en: 'Age' } },
      { value: 'duplicate', label: { bn: 'একাধিক আবেদন নেই', en: 'No duplicate' } },
      {
        value: 'bank-name',
        label: { bn: 'হিসাবধারীর নাম মিলেছে', en: 'Bank name is the student or guardian' },
        crossCheck: 'account-holder',
      },
    ],
  },
  initialDecision,
]

export const eduAllowance: ServiceDefinition = {
  id: 'edu-allowance',
  prefix: 'EDU',
  title: { bn: 'শিক্ষাবৃত্তি', en: 'Education stipend' },
  summary: { bn: 'প্রবাসী কর্মীর মেধাবী সন্তানদের শিক্ষাবৃত্তি', en: 'Stipend for meritorious children of workers abroad' },
  opensTo: 'applicants',
  needsSetup: true,
  steps: [
    student,
    education,
    {
      id: 'address',
      title: serviceMessages.address,
      fields: [
        { kind: 'block', id: 'present', block: 'address', label: serviceMessages.presentAddress },
        {
          kind: 'block',
          id: 'permanent',
          block: 'address',
          sameAs: { field: 'present', label: serviceMessages.sameAsPresent },
          label: serviceMessages.permanentAddress,
        },
        { kind: 'block', id: 'bank', block: 'bank-account', label: serviceMessages.bankAccount },
      ],
    },
    {
      id: 'documents',
      title: serviceMessages.documents,
      fields: [
        { ...photo, id: 'photo', label: { bn: 'শিক্ষার্থীর ছবি', en: "Student's photo" } },
        { ...signature, id: 'signature', label: { bn: 'শিক্ষার্থীর স্বাক্ষর', en: "Student's signature" } },
        { ...scan, id: 'certificate', label: { bn: 'পরীক্ষা পাসের সনদ', en: 'Examination certificate' } },
        { ...scan, id: 'transcript', label: { bn: 'নম্বরপত্র/ট্রান্সক্রিপ্ট', en: 'Mark sheet / transcript' } },
        { ...scan, id: 'testimonial', label: { bn: 'অধ্যয়নরত মর্মে প্রত্যয়নপত্র', en: 'Testimonial of current study' } },
        { ...scan, id: 'birthOrNid', label: { bn: 'জন্মনিবন্ধন/এনআইডি কপি', en: 'Birth certificate / NID' } },
        { ...scan, id: 'workerPassport', label: { bn: 'কর্মীর পাসপোর্ট ও ভিসার কপি', en: "Worker's passport with visa" } },
        {
          ...scan,
          id: 'embassyNoc',
          when: { field: 'worker.identitySource', is: '2' },
          label: { bn: 'দূতাবাসের এনওসি', en: 'Embassy NOC' },
        },
        {
          ...scan,
          id: 'deathCertificate',
          when: { field: 'workerAliveYn', is: 'N' },
          label: { bn: 'কর্মীর মৃত্যু সনদ', en: "Worker's death certificate" },
        },
      ],
    },
    { id: 'preview', title: serviceMessages.previewAndSubmit, fields: [declaration] },
  ],
  eligibility,
  checks,
  claims,
  workflow: createApprovalWorkflow({
    desks: [
      { ...deskTemplates.section, workingDays: 10, asks: checkList },
      { ...deskTemplates.assistant, workingDays: 10 },
      { ...deskTemplates.director, workingDays: 5 },
    ],
    pays: 'bank',
    notifiedAtPublication: true,
  }),
  crossChecks: [
    { check: 'account-holder', of: 'bank.accountHolderName', with: ['studentNameEn', 'guardianName'] },
    {
      check: 'parent-name',
      of: 'fatherName',
      with: ['worker.workerNameEn'],
      when: { field: 'workerRelation', is: 'FATHER' },
    },
    {
      check: 'parent-name',
      of: 'motherName',
      with: ['worker.workerNameEn'],
      when: { field: 'workerRelation', is: 'MOTHER' },
    },
  ],
  offices: { district: 'permanent.districtId' },
  keys: {
    name: ['studentNameEn'],
    nameBn: ['studentNameBn'],
    nid: ['studentNid'],
    relatedNid: ['guardianNid'],
    brn: ['studentBrn'],
    passport: ['worker.workerPassportNo'],
    mobile: ['studentMobile', 'guardianMobile'],
    account: ['bank.accountNumber'],
    roll: ['rollNo'],
    board: ['boardId'],
    district: ['permanent.districtId'],
  },
  list: {
    columns: [
      { of: 'number' },
      { of: 'applicant' },
      { field: 'educationLevelId' },
      { field: 'groupId' },
      { field: 'result' },
      { field: 'workerAliveYn' },
      { field: 'permanent.districtId' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['applicationKind', 'educationLevelId', 'boardId', 'groupId', 'workerAliveYn', 'permanent.districtId'],
  },
  print: {
    heading: {
      bn: 'প্রবাসী কর্মীর মেধাবী সন্তানদের শিক্ষাবৃত্তির আবেদন',
      en: "Application for the education stipend of workers' children",
    },
    closing: serviceMessages.signatureAndDate,
  },
  letters: [
    {
      id: 'selection-letter',
      label: { bn: 'মনোনয়নপত্র', en: 'Selection letter' },
      after: ['approve'],
      isForApplicant: true,
      printedBy: 'selection-letter',
    },
  ],
}
