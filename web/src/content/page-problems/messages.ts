import type { Bilingual } from '@wewb/domain/language/bilingual'

export const pageProblemMessages = {
  intro: {
    bn: 'কোনো পাতা না খুললে, বোতাম কাজ না করলে বা লেখা বোঝা না গেলে আমাদের জানান।',
    en: 'Tell us if a page does not open, a button does not work or a text is not clear.',
  },
  noPersonalData: {
    bn: 'আবেদনের অবস্থা জানতে বা কারও বিরুদ্ধে অভিযোগ করতে এই ফরম নয়। পাসওয়ার্ড বা জাতীয় পরিচয়পত্র নম্বর লিখবেন না।',
    en: 'This form is not for the status of an application or for a complaint. Do not write a password or a national ID number.',
  },
  needsScript: {
    bn: 'এই ফরমের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। চালু করতে না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'This form needs JavaScript in your browser. If you cannot switch it on, call {phone}.',
  },
  page: { bn: 'পাতা: {page}', en: 'Page: {page}' },
  text: { bn: 'কী সমস্যা হয়েছে?', en: 'What happened?' },
  textHint: {
    bn: 'কী করতে চেয়েছিলেন এবং কী হলো, তা লিখুন।',
    en: 'Write what you wanted to do, and what happened.',
  },
  contact: { bn: 'মোবাইল নম্বর বা ই-মেইল (না দিলেও চলবে)', en: 'Mobile number or email (optional)' },
  contactHint: {
    bn: 'দিলে আমরা প্রয়োজনে আপনার সঙ্গে কথা বলতে পারব।',
    en: 'With it we can contact you if we have a question.',
  },
  sent: {
    bn: 'এর সঙ্গে আপনার ব্রাউজারের নাম ও পর্দার মাপও পাঠানো হবে। সব তথ্য ১৮০ দিন পরে মুছে ফেলা হয়।',
    en: 'The name of your browser and the size of its window are sent too. Everything is deleted after 180 days.',
  },
  submit: { bn: 'জমা দিন', en: 'Submit' },
  done: { bn: 'ধন্যবাদ। আপনার কথা আমরা পেয়েছি।', en: 'Thank you. We have received your report.' },
  doneText: {
    bn: 'একজন কর্মকর্তা সমস্যাটি দেখবেন। জরুরি হলে {phone} নম্বরে ফোন করুন।',
    en: 'An officer will look at it. If it is urgent, call {phone}.',
  },
  back: { bn: 'আগের পাতায় ফিরে যান', en: 'Back to the page' },
} satisfies Record<string, Bilingual>
