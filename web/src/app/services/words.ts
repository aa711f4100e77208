import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

export const words = {
  earlier: { bn: 'আগে আবেদন করেছিলেন?', en: 'Did you apply before?' },
  earlierText: {
    bn: 'আগের বছরের আবেদনটি আপনার অ্যাকাউন্টে যুক্ত করলে তার অবস্থা ও কিস্তি এখানে দেখা যাবে।',
    en: 'Link an application of an earlier year to your account, to see its state and instalments here.',
  },
  link: { bn: 'আগের আবেদন যুক্ত করুন', en: 'Link an earlier application' },
} satisfies Record<string, Bilingual>
