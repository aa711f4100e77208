import type { Bilingual } from '@wewb/domain/language/bilingual'

export const saveToFamilyProfileMessages = {
  title: { bn: 'এই তথ্য রেখে দিতে চান?', en: 'Keep these details?' },
  ask: {
    bn: 'ঠিকানা, ব্যাংক হিসাব, পাসপোর্ট ও পরিবারের যে তথ্য এখানে লিখেছেন, তা “পরিবার ও কাগজপত্র” পাতায় রাখা যায়। অন্য আবেদনে আর লিখতে হবে না। শুধু আপনিই তা দেখতে পাবেন।',
    en: 'The addresses, bank account, passport and family details you wrote here can be kept under “Family and documents”, so that another application need not ask for them again. Only you can see them there.',
  },
  keep: { bn: 'রেখে দিন', en: 'Keep them' },
  kept: { bn: 'রাখা হয়েছে: {names}।', en: 'Kept: {names}.' },
  see: { bn: 'দেখুন', en: 'See it' },
} satisfies Record<string, Bilingual>
