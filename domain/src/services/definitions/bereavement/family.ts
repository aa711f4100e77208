import type { Step } from '#engine/definition/service-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import { applicantMobile, applicantName, applicantNid, heirs, yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** English letters only, because some follow-up services require that. */
const name: Field = {
  kind: 'text',
  id: 'applicantName',
  script: 'name-english',
  prefill: 'applicant.name',
  label: applicantName.label,
  hint: { bn: 'এনআইডিতে যেভাবে ইংরেজিতে লেখা আছে', en: 'In English letters, as on the NID' },
}

const children: Field = {
  kind: 'list',
  id: 'children',
  most: 20,
  optional: true,
  label: serviceMessages.child,
  hint: {
    bn: 'সন্তানদের জন্য বৃত্তি বা ভাতার বিজ্ঞপ্তি থাকলে আমরা জানাব',
    en: 'We will tell you of stipends and allowances for the children',
  },
  fields: [
    { kind: 'text', id: 'name', script: 'name', label: { bn: 'সন্তানের নাম', en: "Child's name" } },
    { kind: 'date', id: 'dob', notAfter: { fact: 'today' }, age: {}, label: serviceMessages.dateOfBirth },
    { ...yesOrNo, id: 'studiesYn', label: { bn: 'পড়াশোনা করে?', en: 'Does the child study?' } },
    {
      ...yesOrNo,
      id: 'disabilityYn',
      sensitive: true,
      label: { bn: 'প্রতিবন্ধিতা আছে?', en: 'Does the child have a disability?' },
    },
  ],
}

export const family: Step = {
  id: 'family',
  title: { bn: 'পরিবার', en: 'The family' },
  fields: [
    name,
    { kind: 'lookup', id: 'applicantRelation', source: 'relation', label: serviceMessages.relationWithWorker },
    applicantNid,
    applicantMobile,
    { kind: 'block', id: 'permanent', block: 'address', label: serviceMessages.permanentAddress },
    {
      ...heirs,
      optional: true,
      hint: {
        bn: 'এখন জানা না থাকলে পরে লিখতে পারবেন। জীবিত সব ওয়ারিশের অংশ মিলিয়ে ১০০% হতে হবে।',
        en: 'You may write this later. The shares of all living heirs must total 100%.',
      },
    },
    children,
  ],
}
