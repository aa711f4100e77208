import type { Bilingual } from '@wewb/domain/language/bilingual'

export const scholarshipMessages = {
  title: { bn: 'শিক্ষাবৃত্তির তথ্য', en: 'About the education stipend' },
  intro: {
    bn: 'প্রবাসী কর্মীর যে সন্তান পরীক্ষায় ভালো করে নতুন শ্রেণিতে ভর্তি হয়েছে, সে এই বৃত্তির জন্য আবেদন করতে পারে।',
    en: 'A child of a worker abroad who did well in an examination and has begun the next course may apply for this stipend.',
  },
  circulars: { bn: 'বিজ্ঞপ্তি', en: 'Circulars' },
  none: {
    bn: 'এখন কোনো বিজ্ঞপ্তি নেই। নতুন বিজ্ঞপ্তি এলে এখানে আর নোটিশ বোর্ডে দেখতে পাবেন।',
    en: 'There is no circular now. A new one will be shown here and on the notice board.',
  },
  openUntil: { bn: 'আবেদন চলছে, শেষ তারিখ {to}', en: 'Open until {to}' },
  opens: { bn: 'আবেদন শুরু {from}, শেষ {to}', en: 'Opens on {from}, closes on {to}' },
  over: { bn: 'আবেদনের সময় শেষ হয়েছে {to}', en: 'Closed on {to}' },
  apply: { bn: 'আবেদন করুন', en: 'Apply' },
  details: { bn: 'শর্ত ও টাকার পরিমাণ', en: 'Conditions and amounts' },
  papers: { bn: 'যা যা হাতের কাছে রাখবেন', en: 'Papers to have ready' },
  papersText: { bn: 'মোবাইলে তোলা পরিষ্কার ছবি দিলেই চলবে।', en: 'A clear photo taken with a phone is enough.' },
  forSome: { bn: '(প্রয়োজন হলে)', en: '(if needed)' },
  results: { bn: 'প্রকাশিত ফলাফল দেখুন', en: 'See the published results' },
} satisfies Record<string, Bilingual>
