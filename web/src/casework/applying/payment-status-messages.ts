import type { Bilingual } from '@wewb/domain/language/bilingual'

export const paymentStatusMessages = {
  title: { bn: 'টাকা পাঠানোর খবর', en: 'Your payment' },
  account: { bn: '{bank}, হিসাবের শেষ ৪ সংখ্যা {last4}', en: '{bank}, account ending {last4}' },
  instalment: { bn: '{n} নম্বর কিস্তি', en: 'Instalment {n}' },
  share: { bn: '({n}%)', en: '({n}%)' },
  guardian: { bn: 'অভিভাবক {name}-এর হিসাবে', en: 'Through the guardian {name}' },
  authorised: { bn: 'ক্ষমতাপ্রাপ্ত আবেদনকারীর হিসাবে', en: 'Through the applicant, with power of attorney' },
  queued: { bn: 'ব্যাংকে পাঠানোর অপেক্ষায়', en: 'Waiting to be sent to the bank' },
  sentOn: { bn: '{date} তারিখে ব্যাংকে পাঠানো হয়েছে', en: 'Sent to the bank on {date}' },
  paidOn: { bn: '{date} তারিখে হিসাবে জমা হয়েছে', en: 'Arrived in the account on {date}' },
  returnedOn: { bn: '{date} তারিখে ব্যাংক ফেরত দিয়েছে', en: 'Returned by the bank on {date}' },
  waits: {
    bn: 'সাধারণত ৩ কর্মদিবসের মধ্যে হিসাবে জমা হয়। জমা হলে আপনাকে জানানো হবে।',
    en: 'It usually arrives within 3 working days. You will be told when it has.',
  },

  failed: { bn: 'টাকা আপনার হিসাবে জমা হয়নি', en: 'The money did not reach your account' },
  failedShare: { bn: 'সবার টাকা হিসাবে জমা হয়নি', en: 'Not all the money reached its accounts' },
  failedPayee: { bn: '{name}-এর অংশ', en: 'The share of {name}' },
  failedText: {
    bn: 'আমরা {amount} পাঠিয়েছিলাম {bank}-এর হিসাবে (শেষ ৪ সংখ্যা {last4})। ব্যাংক তা ফেরত দিয়েছে। টাকা বোর্ডের কাছে নিরাপদে আছে।',
    en: 'We sent {amount} to the account at {bank} ending {last4}, and the bank returned it. The money is safe with the board.',
  },
  why: { bn: 'ব্যাংক যা জানিয়েছে', en: 'What the bank says' },
  advice: { bn: 'আপনি যা করবেন', en: 'What to do' },
  seeStatus: { bn: 'আবেদনের পুরো অবস্থা দেখুন', en: 'See the whole status of the application' },
  correctBank: { bn: 'ব্যাংকের তথ্য ঠিক করুন', en: 'Correct the bank details' },

  corrected: { bn: 'আপনার নতুন ব্যাংক তথ্য', en: 'Your new bank details' },
  correctedText: {
    bn: 'চেক বই বা পাসবইয়ের সঙ্গে মিলিয়ে দেখুন। ঠিক থাকলে পাঠান; যাচাইয়ের পর এই হিসাবেই টাকা যাবে।',
    en: 'Compare them with your cheque book or passbook. If they are right, send them: after a check, the money goes to this account.',
  },
  send: { bn: 'ব্যাংকের তথ্য পাঠান', en: 'Send the bank details' },
  done: { bn: 'আপনার ব্যাংকের তথ্য পাঠানো হয়েছে', en: 'Your bank details are sent' },
  nextCheck: {
    bn: '{desk}: {n} কর্মদিবসের মধ্যে নতুন ব্যাংক তথ্য মিলিয়ে দেখা হবে।',
    en: '{desk}: the new bank details are checked within {n} working days.',
  },
  nextSend: {
    bn: 'ঠিক থাকলে টাকা নতুন হিসাবে আবার পাঠানো হবে।',
    en: 'If they are right, the money is sent again, to the new account.',
  },
  nextTell: {
    bn: 'টাকা পাঠানো হলে এবং হিসাবে জমা হলে এসএমএস বা ই-মেইলে জানানো হবে। আবার আবেদন করতে হবে না।',
    en: 'You will get an SMS or e-mail when it is sent and when it arrives. You need not apply again.',
  },
} satisfies Record<string, Bilingual>
