import type { Step } from '../../definition/service-definition.ts'
import { yesOrNo } from '../shared-people.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.5, step 3. The programme period is the screening's affair, E-13: nobody is stopped here by a date. */
export const eligibility: Step = {
  id: 'eligibility',
  title: { bn: 'যোগ্যতার তথ্য', en: 'Eligibility information' },
  fields: [
    { kind: 'text', id: 'passportNo', script: 'english-only', shortest: 4, longest: 20, sensitive: true, heading: { bn: 'প্রবাস ও প্রত্যাবর্তন', en: 'Abroad and back' }, label: { bn: 'পাসপোর্ট/ট্রাভেল পারমিট নম্বর', en: 'Passport / travel permit no.' } },
    { kind: 'text', id: 'clearanceId', script: 'english-only', longest: 50, optional: true, label: { bn: 'বিএমইটি ছাড়পত্র আইডি', en: 'BMET clearance ID' } },
    { kind: 'lookup', id: 'employmentCountryId', source: 'country', label: { bn: 'কর্মস্থলের দেশ', en: 'Country of employment' } },
    { kind: 'date', id: 'departureDate', optional: true, notAfter: { fact: 'today' }, label: words.departureDate },
    { kind: 'date', id: 'returnDate', notBefore: { field: 'departureDate' }, notAfter: { fact: 'today' }, label: { bn: 'প্রত্যাবর্তনের তারিখ', en: 'Date of return' } },
    { kind: 'lookup', id: 'returnReason', source: 'return-reason', label: { bn: 'প্রত্যাবর্তনের কারণ', en: 'Reason of return' } },
    { kind: 'text', id: 'returnReasonOther', when: { field: 'returnReason', is: 'OTHER' }, label: { bn: 'অন্যান্য কারণ', en: 'Other reason' } },
    { kind: 'choice', id: 'proofOfReturn', display: 'radio', label: { bn: 'প্রত্যাবর্তনের প্রমাণ', en: 'Proof of return' }, options: [
      { value: 'TICKET', label: { bn: 'টিকেট', en: 'Ticket' } },
      { value: 'OUT_PASS', label: { bn: 'আউটপাস', en: 'Out pass' } },
      { value: 'VISA', label: { bn: 'ভিসা', en: 'Visa' } },
      { value: 'OTHER', label: words.other },
    ] },
    { kind: 'file', id: 'proofFile', accepts: ['jpg', 'pdf'], largestKb: 2048, pages: 5, label: { bn: 'প্রত্যাবর্তনের প্রমাণপত্র সংযুক্ত করুন', en: 'Attach proof of return' } },
    { kind: 'choice', id: 'currentOccupation', display: 'dropdown', heading: { bn: 'বর্তমান অবস্থা', en: 'Your situation now' }, label: { bn: 'বর্তমান পেশা', en: 'Present occupation' }, options: [
      { value: 'UNEMPLOYED', label: { bn: 'বেকার', en: 'Unemployed' } },
      { value: 'DAY_LABOUR', label: { bn: 'দিনমজুর', en: 'Day labour' } },
      { value: 'FARMING', label: { bn: 'কৃষিকাজ', en: 'Farming' } },
      { value: 'BUSINESS', label: { bn: 'ব্যবসা', en: 'Business' } },
      { value: 'JOB', label: { bn: 'চাকরি', en: 'Job' } },
      { value: 'ABROAD_AGAIN', label: { bn: 'আবার বিদেশে', en: 'Abroad again' } },
    ] },
    { kind: 'money', id: 'monthlyIncome', least: 0, most: 9_999_999, optional: true, label: { bn: 'মাসিক পারিবারিক আয় (টাকা)', en: 'Monthly family income (BDT)' } },
    { kind: 'money', id: 'debtAfterReturn', least: 0, most: 99_999_999, label: { bn: 'প্রত্যাবর্তনের পর ঋণের পরিমাণ (টাকা)', en: 'Debt after return (BDT)' } },
    { kind: 'number', id: 'dependents', least: 0, most: 30, label: { bn: 'নির্ভরশীল সদস্য সংখ্যা', en: 'Number of dependents' } },
    { ...yesOrNo, id: 'disabilityYn', sensitive: true, label: { bn: 'কোনো প্রতিবন্ধিতা আছে কি?', en: 'Do you have any disability?' } },
    { kind: 'lookup', id: 'disabilityTypeId', source: 'disability-type', sensitive: true, when: { field: 'disabilityYn', is: 'Y' }, label: words.disabilityType },
    { kind: 'choice', id: 'vulnerabilityFlags', display: 'checkboxes', sensitive: true, optional: true, label: { bn: 'ঝুঁকিপূর্ণ অবস্থা', en: 'Vulnerability' }, options: [
      { value: 'FEMALE_HEADED', label: { bn: 'নারীপ্রধান পরিবার', en: 'Female-headed household' } },
      { value: 'SINGLE_MOTHER', label: { bn: 'একক মা', en: 'Single mother' } },
      { value: 'TRAFFICKING_SURVIVOR', label: { bn: 'পাচার থেকে উদ্ধার পাওয়া', en: 'Survivor of trafficking' } },
      { value: 'CHRONICALLY_ILL', label: { bn: 'দীর্ঘমেয়াদি রোগে আক্রান্ত', en: 'Chronically ill' } },
      { value: 'ETHNIC_MINORITY', label: { bn: 'ক্ষুদ্র নৃগোষ্ঠী', en: 'Ethnic minority' } },
      { value: 'CLIMATE_AFFECTED', label: { bn: 'জলবায়ু-দুর্যোগে ক্ষতিগ্রস্ত', en: 'Affected by the climate' } },
    ] },
    { kind: 'list', id: 'skills', optional: true, most: 10, noTwice: 'skillId', label: { bn: 'দক্ষতা', en: 'Skill' }, fields: [
      { kind: 'lookup', id: 'skillId', source: 'skill', label: { bn: 'দক্ষতা', en: 'Skill' } },
      { kind: 'number', id: 'years', least: 0, most: 50, label: words.yearsOfExperience },
    ] },
    { kind: 'choice', id: 'serviceInterest', display: 'checkboxes', heading: { bn: 'কী চান', en: 'What you want' }, label: { bn: 'কাঙ্ক্ষিত সেবা', en: 'Services wanted' }, options: [
      { value: 'CASH', label: { bn: 'নগদ প্রণোদনা', en: 'Cash incentive' } },
      { value: 'COUNSELLING', label: words.counselling },
      { value: 'RPL', label: words.skillCertificate },
      { value: 'TRAINING', label: words.technicalTraining },
      { value: 'ENTREPRENEURSHIP', label: { bn: 'উদ্যোক্তা উন্নয়ন', en: 'Entrepreneurship' } },
      { value: 'LOAN', label: { bn: 'ঋণের জন্য রেফারেল', en: 'Loan referral' } },
      { value: 'JOB', label: words.jobPlacement },
      { value: 'RE_MIGRATION', label: { bn: 'পুনরায় বিদেশ গমন', en: 'Re-migration' } },
    ] },
    { ...yesOrNo, id: 'earlierGrantYn', label: { bn: 'ইতোপূর্বে এ প্রণোদনা পেয়েছেন কি?', en: 'Did you get this incentive before?' } },
    { kind: 'block', id: 'bank', block: 'bank-account', label: words.bankAccount },
  ],
} // prettier-ignore
