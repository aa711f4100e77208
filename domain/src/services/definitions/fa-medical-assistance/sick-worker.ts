import type { Step } from '#engine/definition/service-definition.ts'
import { applicantName, yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 1. A worker who is in no register may skip the check; the approval then requires a proof. */
export const worker: Step = {
  id: 'worker',
  title: serviceMessages.passportVerification,
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check-or-skip', label: serviceMessages.workerCheck },
    {
      kind: 'text',
      id: 'referencePassportOrTp',
      script: 'english-only',
      longest: 20,
      optional: true,
      sensitive: true,
      label: { bn: 'রেফারেন্স পাসপোর্ট/টিপি নম্বর', en: 'Reference passport / TP no.' },
      hint: { bn: 'পুরোনো পাসপোর্ট বা ট্রাভেল পারমিটের নম্বর', en: 'The number of an old passport or travel permit' },
    },
  ],
}

/** Step 2. The relation comes before the applicant's name, which is asked only if a relative applies. */
export const sickWorker: Step = {
  id: 'sick',
  title: { bn: 'অসুস্থ কর্মীর তথ্য', en: 'Sick worker' },
  fields: [
    { kind: 'text', id: 'workerName', script: 'name', label: { bn: 'অসুস্থ কর্মীর নাম', en: "Sick worker's name" } },
    { kind: 'text', id: 'fatherName', script: 'name', label: serviceMessages.fatherName },
    {
      kind: 'text',
      id: 'memberNo',
      script: 'english-only',
      longest: 30,
      optional: true,
      label: { bn: 'সদস্য নম্বর', en: 'Member number' },
      hint: { bn: 'বোর্ডের সদস্য হলে কার্ডে লেখা নম্বর', en: 'Of a member of the board: as printed on the card' },
    },
    { kind: 'text', id: 'workerNid', format: 'nid', label: { bn: 'কর্মীর এনআইডি নম্বর', en: "Worker's NID" } },
    {
      kind: 'lookup',
      id: 'lastCountryId',
      source: 'country',
      heading: { bn: 'বিদেশে কাজ ও দেশে ফেরা', en: 'Work abroad and return' },
      label: { bn: 'সর্বশেষ কর্মরত দেশ', en: 'Last country of work' },
    },
    { kind: 'date', id: 'returnDate', notAfter: { fact: 'today' }, label: serviceMessages.returnDate },
    {
      kind: 'text',
      id: 'mobile',
      format: 'mobile',
      prefill: 'applicant.mobile',
      heading: { bn: 'যোগাযোগ', en: 'Contact' },
      label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
    },
    {
      kind: 'phone',
      id: 'whatsappNo',
      label: { bn: 'হোয়াটসঅ্যাপ নম্বর', en: 'WhatsApp number' },
      hint: {
        bn: 'এ নম্বরে ভিডিও কল করে অসুস্থ কর্মীর সাথে কথা বলা হবে',
        en: 'An officer makes a video call to the sick worker on this number',
      },
    },
    { kind: 'block', id: 'permanent', block: 'address', label: serviceMessages.permanentAddress },
    {
      kind: 'choice',
      id: 'relation',
      display: 'dropdown',
      heading: serviceMessages.whoApplies,
      label: serviceMessages.relationWithWorker,
      hint: { bn: 'কর্মী নিজে আবেদন করলে “নিজ” বেছে নিন', en: 'Choose “Self” when the worker applies' },
      options: [
        { value: 'SELF', label: serviceMessages.self },
        { value: 'SPOUSE', label: serviceMessages.spouse },
        { value: 'CHILD', label: serviceMessages.child },
        { value: 'PARENT', label: serviceMessages.parent },
        { value: 'SIBLING', label: serviceMessages.sibling },
      ],
    },
    {
      ...applicantName,
      when: { all: [{ field: 'relation', isFilled: true }, { not: { field: 'relation', is: 'SELF' } }] },
    },
  ],
}

/** Step 3. The illness is visible only to deciding officers, and appears in no list and no message. */
export const sickness: Step = {
  id: 'sickness',
  title: { bn: 'অসুস্থতার বিবরণ', en: 'Sickness' },
  fields: [
    {
      kind: 'lookup',
      id: 'diseaseTypeId',
      source: 'disease-type',
      sensitive: true,
      label: { bn: 'রোগের ধরন', en: 'Type of disease' },
    },
    {
      kind: 'paragraph',
      id: 'sicknessDetails',
      longest: 1000,
      sensitive: true,
      label: { bn: 'অসুস্থতার বিস্তারিত', en: 'Details of sickness' },
      hint: {
        bn: 'কী অসুখ, কবে থেকে, এখন কী চিকিৎসা চলছে – নিজের ভাষায় লিখুন। শুধু সিদ্ধান্ত দেওয়া কর্মকর্তারা এটি পড়বেন।',
        en: 'What it is, since when, and how it is treated, in your own words. Only the officers who decide will read it.',
      },
    },
    { ...yesOrNo, id: 'startedAbroadYn', label: { bn: 'অসুস্থতা বিদেশে শুরু হয়েছে কি?', en: 'Did it start abroad?' } },
    {
      kind: 'text',
      id: 'hospitalName',
      optional: true,
      heading: { bn: 'চিকিৎসা', en: 'Treatment' },
      label: { bn: 'হাসপাতাল/চিকিৎসক', en: 'Hospital / doctor' },
      hint: { bn: 'যেখানে এখন চিকিৎসা চলছে', en: 'Where the treatment goes on now' },
    },
    {
      kind: 'money',
      id: 'estimatedCost',
      optional: true,
      label: { bn: 'সম্ভাব্য চিকিৎসা ব্যয় (টাকা)', en: 'Estimated cost (BDT)' },
      hint: { bn: 'না জানলে খালি রাখুন', en: 'Leave it empty if you do not know' },
    },
    {
      ...yesOrNo,
      id: 'earlierAssistanceYn',
      label: { bn: 'বোর্ড থেকে পূর্বে চিকিৎসা সহায়তা পেয়েছেন কি?', en: 'Earlier medical assistance from the board?' },
    },
  ],
}
