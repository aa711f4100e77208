import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

export const rememberWords = {
  title: { bn: 'পরের বারের জন্য রাখুন', en: 'Keep it for next time' },
  ask: {
    bn: 'ঠিকানা, ব্যাংক হিসাব, পাসপোর্ট ও পরিবারের যে তথ্য এখানে লিখেছেন, তা “পরিবার ও কাগজপত্র” পাতায় রাখা যায়। শুধু আপনিই তা দেখতে পাবেন।',
    en: 'The addresses, bank account, passport and family details you wrote here can be kept under “Family and documents”. Only you can see them there.',
  },
  keep: { bn: 'তথ্যগুলো রাখুন', en: 'Keep these details' },
  kept: { bn: 'রাখা হয়েছে: {names}।', en: 'Kept: {names}.' },
  see: { bn: 'দেখুন', en: 'See it' },
} satisfies Record<string, Bilingual>
