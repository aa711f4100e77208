import type { Bilingual } from '@wewb/domain/language/bilingual'

export const errorPageMessages = {
  title: { bn: 'পাতাটি পাওয়া যায়নি', en: 'This page could not be found' },
  why: {
    bn: 'ঠিকানাটি ভুল হতে পারে, অথবা পাতাটি সরানো হয়েছে বা এখনো চালু হয়নি। আপনার কোনো তথ্য হারায়নি।',
    en: 'The address may be mistyped, or the page has moved or is not open yet. Nothing of yours is lost.',
  },
  next: { bn: 'এখন যা করতে পারেন', en: 'What you can do now' },
  home: { bn: 'প্রচ্ছদে যান', en: 'Go to the home page' },
  logIn: { bn: 'লগইন করুন', en: 'Log in' },
  dashboard: { bn: 'ড্যাশবোর্ডে যান', en: 'Go to your dashboard' },
  call: { bn: 'সাহায্যের জন্য ফোন করুন:', en: 'For help, call:' },
} satisfies Record<string, Bilingual>
