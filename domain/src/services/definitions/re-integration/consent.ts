import type { Step } from '#engine/definition/service-definition.ts'

const consentName = { bn: 'সম্মতিদাতার নাম', en: 'Name of consenting person' }

/** Step 1. The name comes from the account; an officer types it for a person without one. */
export const consent: Step = {
  id: 'consent',
  title: { bn: 'সম্মতিপত্র', en: 'Consent form' },
  fields: [
    {
      kind: 'consent',
      id: 'consentDataUse',
      label: { bn: 'তথ্যের ব্যবহার', en: 'Use of my information' },
      statement: {
        bn: 'পুনঃএকত্রীকরণ সেবা প্রদানের জন্য আমার তথ্য বোর্ড ও সহযোগী সংস্থা কর্তৃক সংরক্ষণ ও ব্যবহারে আমি সম্মত।',
        en: 'I agree that my information is stored and used by the board and its partner organisations to give re-integration services.',
      },
    },
    {
      kind: 'consent',
      id: 'consentContact',
      label: { bn: 'যোগাযোগ', en: 'Contact' },
      statement: {
        bn: 'ফোন, এসএমএস বা বাড়ি পরিদর্শনের মাধ্যমে যোগাযোগে আমি সম্মত।',
        en: 'I agree to be contacted by phone, SMS or home visit.',
      },
    },
    {
      kind: 'consent',
      id: 'consentShare',
      optional: true,
      label: { bn: 'তথ্য বিনিময়', en: 'Sharing' },
      statement: {
        bn: 'প্রশিক্ষণ ও ঋণ প্রদানকারী প্রতিষ্ঠানের সাথে আমার তথ্য বিনিময়ে আমি সম্মত।',
        en: 'I agree that my information may be shared with training and loan providers.',
      },
    },
    {
      kind: 'text',
      id: 'consentName',
      fixed: 'applicant.name',
      when: { fact: 'applicant.name', isFilled: true },
      label: consentName,
    },
    {
      kind: 'text',
      id: 'consentNameTyped',
      script: 'name-english',
      when: { not: { fact: 'applicant.name', isFilled: true } },
      label: consentName,
    },
    { kind: 'date', id: 'consentDate', fixed: 'today', label: { bn: 'তারিখ', en: 'Date' } },
    {
      kind: 'lookup',
      id: 'assistedBy',
      source: 'office',
      when: { fact: 'applicant.isStaff', is: true },
      label: { bn: 'সহায়তাকারী অফিস', en: 'Assisted by (office)' },
    },
  ],
}
