import type { Bilingual } from '@wewb/domain/language/bilingual'

export const statusMessages = {
  done: { bn: 'আপনার আবেদন জমা হয়েছে', en: 'Your application is submitted' },
  yourNumber: { bn: 'আপনার আবেদন নম্বর', en: 'Your application number' },
  copyNumber: { bn: 'নম্বরটি কপি করুন', en: 'Copy the number' },
  copied: { bn: 'কপি হয়েছে', en: 'Copied' },
  smsSent: {
    bn: 'নম্বরটি এসএমএস বা ই-মেইলেও পাঠানো হয়েছে। পরে অবস্থা জানতে নম্বরটি লাগবে।',
    en: 'The number is also sent to you by SMS or e-mail. You need it to ask about the application.',
  },
  keepNumber: { bn: 'অবস্থা জানতে নম্বরটি লাগবে।', en: 'You need it to ask about the application.' },
  whatNext: { bn: 'এরপর যা হবে', en: 'What happens next' },
  nextDesk: {
    bn: '{desk}: {n} কর্মদিবসের মধ্যে আবেদনটি যাচাই করা হবে।',
    en: '{desk}: the application is verified within {n} working days.',
  },
  nextAsk: {
    bn: 'কিছু ঠিক করার দরকার হলে এসএমএস বা ই-মেইলে জানানো হবে, আর এখানেও লেখা থাকবে।',
    en: 'If something must be corrected, you will get an SMS or e-mail and see it here.',
  },
  nextDecision: {
    bn: 'সিদ্ধান্ত হলে এসএমএস বা ই-মেইলে জানানো হবে।',
    en: 'You will get an SMS or e-mail when it is decided.',
  },
  seeStatus: { bn: 'আবেদনের অবস্থা দেখুন', en: 'See the status' },
  toDashboard: { bn: 'ড্যাশবোর্ডে যান', en: 'Go to the dashboard' },

  print: { bn: 'প্রিন্ট বা সংরক্ষণ', en: 'Print or keep' },
  language: { bn: 'কোন ভাষায়', en: 'In which language' },
  slip: { bn: 'প্রাপ্তি স্লিপ (PDF)', en: 'Slip (PDF)' },
  copy: { bn: 'আবেদনের কপি (PDF)', en: 'Copy of the application (PDF)' },

  letter: { bn: '{letter} (PDF)', en: '{letter} (PDF)' },

  stage: { bn: 'বর্তমান অবস্থা', en: 'Current status' },
  where: { bn: 'আবেদনটি এখন কোথায়', en: 'Where your application is' },
  office: { bn: 'এখন আছে: {office}', en: 'Now with: {office}' },
  submittedOn: { bn: 'জমার তারিখ {date}', en: 'Submitted on {date}' },
  needFromYou: { bn: 'আপনাকে যা করতে হবে', en: 'What we need from you' },
  appealBy: { bn: 'আপিলের শেষ তারিখ {date}', en: 'Appeal by {date}' },
  correctNow: { bn: 'এখনই সংশোধন করুন', en: 'Correct now' },
  toldYou: { bn: 'আপনাকে যা জানানো হয়েছে', en: 'What we told you' },
  yourAnswers: { bn: 'আপনার উত্তর ও কাগজপত্র', en: 'Your answers and documents' },
  seeMembership: { bn: 'সদস্যপদ ও কার্ড দেখুন', en: 'See the membership and the card' },
  otherActions: { bn: 'আর যা করতে পারেন', en: 'What else you can do' },
  progress: { bn: 'কাজের {n}% হয়েছে', en: '{n}% of the way' },

  confirmMove: { bn: 'নিশ্চিত করুন: {move}', en: 'Please confirm: {move}' },
  withdrawText: {
    bn: 'আবেদনটি ফিরিয়ে নিলে এটি আর যাচাই হবে না। পরে এটি আবার চালু করা যাবে না।',
    en: 'A withdrawn application is not examined any more, and it cannot be brought back.',
  },
  moveText: { bn: 'কাজটি করতে চান?', en: 'Do you want to do this?' },
  yesDo: { bn: 'হ্যাঁ, {move}', en: 'Yes: {move}' },
  no: { bn: 'না, থাক', en: 'No, leave it' },

  instalments: { bn: 'কিস্তি', en: 'Instalments' },
  instalmentNo: { bn: 'নম্বর', en: 'No.' },
  instalmentYear: { bn: 'বছর', en: 'Year' },
  instalmentAmount: { bn: 'টাকা', en: 'Amount (BDT)' },
  instalmentState: { bn: 'অবস্থা', en: 'State' },
} satisfies Record<string, Bilingual>

export const instalmentStateNames: Record<string, Bilingual> = {
  DUE: { bn: 'পাওনা', en: 'Due' },
  HOLD: { bn: 'স্থগিত', en: 'On hold' },
  RENEWAL_SUBMITTED: { bn: 'নবায়নের আবেদন জমা হয়েছে', en: 'Renewal submitted' },
  APPROVED: { bn: 'অনুমোদিত', en: 'Approved' },
  PAID: { bn: 'দেওয়া হয়েছে', en: 'Paid' },
  STOPPED: { bn: 'বন্ধ', en: 'Stopped' },
}

/** Event names from the applicant's view; others use the label of the workflow. */
export const applicantActionNames: Record<string, Bilingual> = {
  submit: { bn: 'আপনি আবেদন জমা দিয়েছেন', en: 'You submitted the application' },
  resubmit: { bn: 'আপনি সংশোধন করে আবার জমা দিয়েছেন', en: 'You corrected it and submitted again' },
  forward: { bn: 'যাচাই শুরু হয়েছে', en: 'The verification began' },
  'send-back': { bn: 'সংশোধনের জন্য আপনার কাছে ফেরত এসেছে', en: 'It was sent back to you for correction' },
  approve: { bn: 'অনুমোদিত হয়েছে', en: 'It was approved' },
  'approve-services': {
    bn: 'নগদ প্রণোদনা ছাড়া অন্য সেবা অনুমোদিত হয়েছে',
    en: 'It was approved for the services other than cash',
  },
  'enable-edit': { bn: 'ফরমটি আবার পূরণ করার জন্য আপনার কাছে ফেরত এসেছে', en: 'The form was opened to you again' },
  'take-back': { bn: 'আর সংশোধন করতে হবে না', en: 'No correction is needed any more' },
  reject: { bn: 'মঞ্জুর হয়নি', en: 'It was not granted' },
  'close-unanswered': { bn: 'সময়মতো সংশোধন না আসায় বন্ধ হয়েছে', en: 'Closed, because no correction came in time' },
  withdraw: { bn: 'আপনি আবেদনটি ফিরিয়ে নিয়েছেন', en: 'You withdrew the application' },
  appeal: { bn: 'আপনি আপিল করেছেন', en: 'You appealed' },
  reopen: { bn: 'আপিল মঞ্জুর হয়েছে, আবেদনটি আবার যাচাই হচ্ছে', en: 'Your appeal was granted; it is checked again' },
  uphold: { bn: 'আপিল মঞ্জুর হয়নি', en: 'The appeal was dismissed' },
  'queue-payment': { bn: 'টাকা পাঠানোর তালিকায় উঠেছে', en: 'It is in line for payment' },
  'send-advice': { bn: 'টাকা ব্যাংকে পাঠানো হয়েছে', en: 'The money was sent to the bank' },
  'confirm-payment': { bn: 'টাকা জমা হয়েছে', en: 'The money has arrived' },
  bounce: { bn: 'ব্যাংক থেকে টাকা ফেরত এসেছে', en: 'The bank returned the money' },
  'correct-bank': { bn: 'আপনি ব্যাংকের তথ্য সংশোধন করেছেন', en: 'You corrected the bank details' },
  'verify-bank': { bn: 'ব্যাংকের তথ্য যাচাই হয়েছে', en: 'The bank details were verified' },
  close: { bn: 'কাজ শেষ হয়েছে', en: 'It is closed' },
}
