import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

export const words = {
  greeting: { bn: 'স্বাগতম, {name}', en: 'Welcome, {name}' },
  today: { bn: 'আজ {date}', en: 'Today is {date}' },
  signedInAs: { bn: 'আপনার দায়িত্ব: {role}', en: 'Your role: {role}' },
  office: { bn: 'কার্যালয়: {office}', en: 'office: {office}' },
  figures: { bn: 'এক নজরে', en: 'At a glance' },
  messages: { bn: 'আপনার জন্য বার্তা', en: 'For your attention' },
  applications: { bn: 'আপনার আবেদন', en: 'Your applications' },
  noApplications: { bn: 'আপনার এখনো কোনো আবেদন নেই', en: 'You have no applications yet' },
  noApplicationsText: {
    bn: 'কোনো সেবায় আবেদন শুরু করলে তার অবস্থা এখানে দেখতে পাবেন।',
    en: 'Once you begin an application you can follow it from here.',
  },
  servicesOpen: { bn: 'এখন আবেদন চলছে', en: 'Open now' },
  noServicesOpen: {
    bn: 'এখন কোনো সেবায় আবেদন চলছে না। চালু হলে নোটিশ বোর্ডে জানানো হবে।',
    en: 'No service takes applications at present. The notice board will say when one does.',
  },
  closesOn: { bn: 'আবেদনের শেষ তারিখ {date}', en: 'Apply until {date}' },
  openAllYear: { bn: 'সারা বছর আবেদন করা যায়', en: 'Open all year' },
  openService: { bn: 'সেবাটি দেখুন', en: 'Open the service' },
  yourWork: { bn: 'আপনার কাজ', en: 'Your work' },
  noWork: { bn: 'আপনার টেবিলে এখন কোনো আবেদন নেই', en: 'No application waits on your desk' },
  noWorkText: {
    bn: 'নতুন আবেদন এলে এখানে দেখা যাবে। অন্য কাজ মেনু থেকে বেছে নিন।',
    en: 'New applications will appear here. Choose other work from the menu.',
  },
  prepare: { bn: 'আগে থেকে গুছিয়ে রাখুন', en: 'Get ready' },
  prepareText: { bn: 'আবেদনে সাধারণত এগুলো লাগে:', en: 'An application usually needs:' },
  prepareNid: { bn: 'জাতীয় পরিচয়পত্র ও পাসপোর্টের কপি', en: 'copies of the national ID card and the passport' },
  prepareCard: { bn: 'বিএমইটি ছাড়পত্র বা সদস্যপদ নম্বর', en: 'the BMET clearance or the membership number' },
  prepareBank: { bn: 'নিজের নামে ব্যাংক হিসাবের তথ্য', en: 'details of a bank account in your own name' },
  preparePhoto: { bn: '৩০০ × ৩০০ পিক্সেলের ছবি', en: 'a photo of 300 × 300 pixels' },
  yourAccount: { bn: 'আপনার অ্যাকাউন্ট', en: 'Your account' },
  accountText: {
    bn: 'নাম ও ছবি ঠিক আছে কি না দেখে নিন। কোথায় কোথায় লগইন আছে তা-ও দেখতে পাবেন।',
    en: 'Check that your name and photo are right, and see where you are logged in.',
  },
  openProfile: { bn: 'প্রোফাইল দেখুন', en: 'Open the profile' },
  needHelp: { bn: 'সাহায্য লাগবে?', en: 'Need help?' },
  callText: { bn: 'যেকোনো প্রশ্নে বিনা খরচে {n} নম্বরে ফোন করুন।', en: 'For any question call {n}, free of charge.' },
} satisfies Record<string, Bilingual>
