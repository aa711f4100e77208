import type { Bilingual } from '@wewb/domain/language/bilingual'

export const crossCheckTexts = {
  workerFound: {
    bn: 'রেজিস্টারে এই কর্মীর নাম, জন্মতারিখ ও দেশ পাওয়া গেছে।',
    en: "The register has this worker's name, date of birth and country.",
  },
  studentFound: {
    bn: 'শিক্ষা বোর্ডের নথিতে এই শিক্ষার্থীর ফলাফল পাওয়া গেছে।',
    en: "The education board has this student's result.",
  },
  referenceFound: {
    bn: 'এই কর্মীর আর্থিক অনুদানের আবেদন পোর্টালে আছে।',
    en: 'The portal has an application for financial assistance about this worker.',
  },
  referenceUnknown: {
    bn: 'এই কর্মীর আর্থিক অনুদানের কোনো আবেদন পোর্টালে নেই।',
    en: 'The portal has no application for financial assistance about this worker.',
  },
  deathConfirmed: {
    bn: 'আরেকটি আবেদনেও কর্মীর মৃত্যুর কথা আছে।',
    en: 'Another application also says that the worker has died.',
  },
  deadElsewhere: {
    bn: 'এই আবেদনে কর্মী জীবিত, কিন্তু আরেকটি আবেদনে মৃত।',
    en: 'The worker is alive in this application, but dead in another one.',
  },
  aliveElsewhere: {
    bn: 'এই আবেদনে কর্মী মৃত, কিন্তু মৃত্যুর পরের আরেকটি আবেদনে জীবিত।',
    en: 'The worker is dead in this application, but alive in another one made after the death.',
  },
  shared: { bn: 'আরেকটি আবেদনে একই তথ্য আছে।', en: 'Another application has the same.' },
  applicationsOfPortal: { bn: 'পোর্টালের আবেদন', en: 'Applications in the portal' },
} satisfies Record<string, Bilingual>
