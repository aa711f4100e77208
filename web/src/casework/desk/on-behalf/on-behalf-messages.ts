import type { Bilingual } from '@wewb/domain/language/bilingual'

export const onBehalfMessages = {
  open: { bn: 'কারও পক্ষে আবেদন করুন', en: 'Enter for somebody' },
  title: { bn: 'আবেদনকারীর পক্ষে আবেদন', en: 'Enter an application for somebody' },
  why: {
    bn: 'আবেদনকারীর মোবাইলে একটি কোড যাবে। তিনি কোডটি আপনাকে বললে বোঝা যাবে, তিনি রাজি আছেন।',
    en: 'A code goes to the applicant’s mobile. By telling it to you the applicant agrees.',
  },
  begun: { bn: 'যেসব ফরম শুরু করেছেন, জমা দেননি', en: 'Forms you began and have not handed in' },
  circular: { bn: 'কোন বিজ্ঞপ্তিতে', en: 'Under which circular' },
  noCircular: { bn: 'এখন কোনো বিজ্ঞপ্তিতে আবেদন নেওয়া হচ্ছে না।', en: 'No circular takes applications now.' },
  mobile: { bn: 'আবেদনকারীর মোবাইল নম্বর', en: 'Mobile number of the applicant' },
  mobileHint: { bn: 'যেমন ০১৭১২৩৪৫৬৭৮', en: 'Such as 01712345678' },
  send: { bn: 'কোড পাঠান', en: 'Send the code' },
  sent: {
    bn: '{to} নম্বরে কোড পাঠানো হয়েছে। মেয়াদ {minutes} মিনিট।',
    en: 'A code was sent to {to}. It is valid for {minutes} minutes.',
  },
  codeHint: { bn: 'আবেদনকারীকে কোডটি জিজ্ঞাসা করুন।', en: 'Ask the applicant for the code.' },
  begin: { bn: 'ফরম খুলুন', en: 'Open the form' },
  otherNumber: { bn: 'অন্য নম্বর', en: 'Another number' },
} satisfies Record<string, Bilingual>
