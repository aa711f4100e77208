import type { Bilingual } from '@wewb/domain/language/bilingual'

export const linkApplicationMessages = {
  title: { bn: 'আগের আবেদন যুক্ত করুন', en: 'Link an earlier application' },
  text: {
    bn: 'আগে শিক্ষাবৃত্তির আবেদন বা পোর্টাল চালুর আগে কোনো আবেদন করে থাকলে সেটি এই অ্যাকাউন্টে যুক্ত করতে পারবেন।',
    en: 'You can link an earlier stipend application, or any application from before the portal, to this account.',
  },
  open: { bn: 'যুক্ত করুন', en: 'Link it' },
  intro: {
    bn: 'আবেদনে যে মোবাইল নম্বর লেখা আছে, সেখানে একটি কোড পাঠানো হবে।',
    en: 'A code is sent to the mobile number written on the application.',
  },
  applicationNo: { bn: 'আবেদন নম্বর', en: 'Application number' },
  applicationNoHint: { bn: 'স্লিপ বা এসএমএসে লেখা আছে', en: 'It is on the slip and in the SMS' },
  rollNo: { bn: 'পরীক্ষার রোল নম্বর', en: 'Roll number of the examination' },
  rollNoHint: { bn: 'শুধু শিক্ষাবৃত্তির জন্য', en: 'Only for the education stipend' },
  mobile: { bn: 'আবেদনে লেখা মোবাইল নম্বর', en: 'Mobile number on the application' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
  codeSent: {
    bn: 'তথ্যগুলো মিললে {to} নম্বরে {n} সংখ্যার একটি কোড যাবে। কোডটি লিখুন।',
    en: 'If the details match, a code of {n} digits goes to {to}. Write it here.',
  },
  confirm: { bn: 'যুক্ত করুন', en: 'Link it' },
  back: { bn: 'তথ্য বদলান', en: 'Change the details' },
  demoCode: { bn: 'এটি ডেমো: কোডটি বার্তার পাতায় দেখুন।', en: 'This is a demo: read the code on the messages page.' },
  demoOutbox: { bn: 'বার্তা দেখুন', en: 'See the messages' },
} satisfies Record<string, Bilingual>
