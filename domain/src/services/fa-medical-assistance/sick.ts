import type { Step } from '../../definition/service-definition.ts'
import { applicantName, yesOrNo } from '../shared-people.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.7, step 1. Who is in no register may go on without it; money then waits for a proof. */
export const worker: Step = {
  id: 'worker',
  title: words.passportVerification,
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check-or-skip', label: words.workerCheck },
    { kind: 'text', id: 'referencePassportOrTp', script: 'english-only', longest: 20, optional: true, sensitive: true, label: { bn: 'রেফারেন্স পাসপোর্ট/টিপি নম্বর', en: 'Reference passport / TP no.' }, hint: { bn: 'পুরোনো পাসপোর্ট বা ট্রাভেল পারমিটের নম্বর', en: 'The number of an old passport or travel permit' } },
  ],
} // prettier-ignore

/** Step 2. The relation comes before the applicant's name, which is asked only of a relative. */
export const sick: Step = {
  id: 'sick',
  title: { bn: 'অসুস্থ কর্মীর তথ্য', en: 'Sick worker' },
  fields: [
    { kind: 'text', id: 'workerName', label: { bn: 'অসুস্থ কর্মীর নাম', en: "Sick worker's name" } },
    { kind: 'text', id: 'fatherName', label: words.fatherName },
    { kind: 'text', id: 'memberNo', script: 'english-only', longest: 30, optional: true, label: { bn: 'সদস্য নম্বর', en: 'Member number' }, hint: { bn: 'বোর্ডের সদস্য হলে কার্ডে লেখা নম্বর', en: 'Of a member of the board: as printed on the card' } },
    { kind: 'text', id: 'workerNid', format: 'nid', label: { bn: 'কর্মীর এনআইডি নম্বর', en: "Worker's NID" } },
    { kind: 'lookup', id: 'lastCountryId', source: 'country', heading: { bn: 'বিদেশে কাজ ও দেশে ফেরা', en: 'Work abroad and return' }, label: { bn: 'সর্বশেষ কর্মরত দেশ', en: 'Last country of work' } },
    { kind: 'date', id: 'returnDate', notAfter: { fact: 'today' }, label: words.returnDate },
    { kind: 'text', id: 'mobile', format: 'mobile', prefill: 'applicant.mobile', heading: { bn: 'যোগাযোগ', en: 'Contact' }, label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' } },
    { kind: 'phone', id: 'whatsappNo', label: { bn: 'হোয়াটসঅ্যাপ নম্বর', en: 'WhatsApp number' }, hint: { bn: 'এ নম্বরে ভিডিও কল করে অসুস্থ কর্মীর সাথে কথা বলা হবে', en: 'An officer makes a video call to the sick worker on this number' } },
    { kind: 'block', id: 'permanent', block: 'address', label: words.permanentAddress },
    { kind: 'choice', id: 'relation', display: 'dropdown', heading: words.whoApplies, label: words.relationWithWorker, hint: { bn: 'কর্মী নিজে আবেদন করলে “নিজ” বেছে নিন', en: 'Choose “Self” when the worker applies' }, options: [
      { value: 'SELF', label: words.self },
      { value: 'SPOUSE', label: words.spouse },
      { value: 'CHILD', label: words.child },
      { value: 'PARENT', label: words.parent },
      { value: 'SIBLING', label: words.sibling },
    ] },
    { ...applicantName, when: { all: [{ field: 'relation', isFilled: true }, { not: { field: 'relation', is: 'SELF' } }] } },
  ],
} // prettier-ignore

/** Step 3. What the illness is, only who decides may read; it stands in no list and no message. */
export const sickness: Step = {
  id: 'sickness',
  title: { bn: 'অসুস্থতার বিবরণ', en: 'Sickness' },
  fields: [
    { kind: 'lookup', id: 'diseaseTypeId', source: 'disease-type', sensitive: true, label: { bn: 'রোগের ধরন', en: 'Type of disease' } },
    { kind: 'paragraph', id: 'sicknessDetails', longest: 1000, sensitive: true, label: { bn: 'অসুস্থতার বিস্তারিত', en: 'Details of sickness' }, hint: { bn: 'কী অসুখ, কবে থেকে, এখন কী চিকিৎসা চলছে – নিজের ভাষায় লিখুন। শুধু সিদ্ধান্ত দেওয়া কর্মকর্তারা এটি পড়বেন।', en: 'What it is, since when, and how it is treated, in your own words. Only the officers who decide will read it.' } },
    { ...yesOrNo, id: 'startedAbroadYn', label: { bn: 'অসুস্থতা বিদেশে শুরু হয়েছে কি?', en: 'Did it start abroad?' } },
    { kind: 'text', id: 'hospitalName', optional: true, heading: { bn: 'চিকিৎসা', en: 'Treatment' }, label: { bn: 'হাসপাতাল/চিকিৎসক', en: 'Hospital / doctor' }, hint: { bn: 'যেখানে এখন চিকিৎসা চলছে', en: 'Where the treatment goes on now' } },
    { kind: 'money', id: 'estimatedCost', optional: true, label: { bn: 'সম্ভাব্য চিকিৎসা ব্যয় (টাকা)', en: 'Estimated cost (BDT)' }, hint: { bn: 'না জানলে খালি রাখুন', en: 'Leave it empty if you do not know' } },
    { ...yesOrNo, id: 'earlierAssistanceYn', label: { bn: 'বোর্ড থেকে পূর্বে চিকিৎসা সহায়তা পেয়েছেন কি?', en: 'Earlier medical assistance from the board?' } },
  ],
} // prettier-ignore
