import type { Bilingual } from '@wewb/domain/language/bilingual'

export const conflictMessages = {
  title: { bn: 'দুজন একই জায়গায় লিখেছেন', en: 'Two people wrote in the same place' },
  intro: {
    bn: 'আপনি যখন লিখছিলেন, একজন সহকর্মীও এখানে অন্য কিছু লিখেছেন। কোনটি থাকবে, বেছে নিন।',
    en: 'While you were writing, a colleague wrote something else here. Choose which one stays.',
  },
  mine: { bn: 'আমার লেখা', en: 'Mine' },
  theirs: { bn: 'সহকর্মীর লেখা', en: "My colleague's" },
  empty: { bn: '(বাদ দেওয়া হয়েছে)', en: '(removed)' },
  keep: { bn: 'এগুলোই রাখুন', en: 'Keep these' },
  where: { bn: 'অংশ {section}, প্রশ্ন {question}', en: 'Section {section}, question {question}' },
  whereSection: { bn: 'অংশ {section}', en: 'Section {section}' },
  settings: { bn: 'নিয়মকানুন', en: 'Settings' },
} satisfies Record<string, Bilingual>
