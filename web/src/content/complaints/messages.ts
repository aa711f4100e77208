import type { Bilingual } from '@wewb/domain/language/bilingual'

export const complaintMessages = {
  intro: {
    bn: 'সেবা পেতে দেরি, খারাপ আচরণ, ঘুষ বা প্রতারণার কথা আমাদের জানান। অভিযোগ করতে কোনো টাকা লাগে না।',
    en: 'Tell us of delay, bad conduct, a bribe or fraud. A complaint costs nothing.',
  },
  promise: {
    bn: 'যে অফিসের বিরুদ্ধে অভিযোগ, সেই অফিস কখনো অভিযোগটির বিচার করে না। চাইলে আপনার পরিচয়ও গোপন থাকবে।',
    en: 'The office you complain about never handles the complaint. If you wish, your identity stays secret too.',
  },
  needsScript: {
    bn: 'এই পাতায় ফরম পূরণ করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। চালু করতে না পারলে {phone} নম্বরে ফোন করে অভিযোগ জানান।',
    en: 'The form on this page needs JavaScript in your browser. If you cannot switch it on, call {phone} and tell us your complaint.',
  },
  closed: { bn: 'অনলাইনে অভিযোগ নেওয়া এখন বন্ধ আছে', en: 'Complaints are not taken online at the moment' },
  closedText: { bn: 'অভিযোগ জানাতে {phone} নম্বরে ফোন করুন।', en: 'Call {phone} to make a complaint.' },
  form: { bn: 'আপনার অভিযোগ', en: 'Your complaint' },
  formComing: { bn: 'ফরম আসছে…', en: 'The form is coming…' },
  submit: { bn: 'অভিযোগ জমা দিন', en: 'Submit the complaint' },
  done: { bn: 'আপনার অভিযোগ গৃহীত হয়েছে', en: 'Your complaint is received' },
  doneText: {
    bn: 'টিকেট নম্বরটি লিখে রাখুন। আপনার মোবাইলেও এসএমএসে পাঠানো হয়েছে।',
    en: 'Write the ticket number down. It was also sent to your mobile by SMS.',
  },
  ticketNo: { bn: 'টিকেট নম্বর', en: 'Ticket number' },
  whatNext: {
    bn: 'দুই কর্মদিবসের মধ্যে অভিযোগটি একজন কর্মকর্তার কাছে যাবে। টিকেট ও মোবাইল নম্বর দিয়ে যেকোনো সময় অবস্থা দেখতে পারবেন।',
    en: 'Within two working days it goes to an officer. You can see its status at any time with the ticket and your mobile number.',
  },
  seeStatus: { bn: 'অভিযোগের অবস্থা দেখুন', en: 'See the status' },
  print: { bn: 'প্রিন্ট করুন', en: 'Print' },
  another: { bn: 'আরেকটি অভিযোগ করুন', en: 'Make another complaint' },

  statusIntro: {
    bn: 'টিকেট নম্বর ও মোবাইল নম্বর দিয়ে দেখুন আপনার অভিযোগ এখন কোথায় আছে।',
    en: 'See where your complaint is now, with the ticket number and your mobile number.',
  },
  statusClosed: {
    bn: 'অনলাইনে অভিযোগের অবস্থা দেখা এখন বন্ধ আছে',
    en: 'The status of complaints cannot be seen online at the moment',
  },
  statusClosedText: { bn: 'অবস্থা জানতে {phone} নম্বরে ফোন করুন।', en: 'Call {phone} to hear the status.' },
  ticketHint: { bn: 'এসএমএসে পাঠানো হয়েছে। যেমন: {ticket}', en: 'It was sent by SMS, for example {ticket}' },
  notATicket: {
    bn: 'টিকেট নম্বরে তিনটি ইংরেজি অক্ষরের পরে ১২টি সংখ্যা থাকে।',
    en: 'A ticket number has GCR and then 12 digits.',
  },
  mobile: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
  mobileHint: {
    bn: 'অভিযোগে যে নম্বর দিয়েছিলেন। বিদেশের নম্বর হলে দেশের কোডসহ লিখুন।',
    en: 'The number given in the complaint. A number abroad with its country code.',
  },
  check: { bn: 'অবস্থা দেখুন', en: 'Check the status' },
  checkAnother: { bn: 'আরেকটি অভিযোগ দেখুন', en: 'Check another complaint' },
  notFoundHelp: {
    bn: 'টিকেট নম্বর ও মোবাইল নম্বর আবার মিলিয়ে দেখুন। দুটিই ঠিক থাকলে {phone} নম্বরে ফোন করুন।',
    en: 'Compare the ticket number and the mobile number once more. If both are right, call {phone}.',
  },
  subject: { bn: 'বিষয়', en: 'Subject' },
  receivedOn: { bn: 'জমার তারিখ', en: 'Received on' },
  settleBy: { bn: 'নিষ্পত্তির শেষ দিন', en: 'To be settled by' },
  hearingWhen: { bn: 'শুনানির সময়', en: 'Time of the hearing' },
  hearingWhere: { bn: 'শুনানির স্থান', en: 'Place of the hearing' },
  officerSays: { bn: 'কর্মকর্তা লিখেছেন', en: 'The officer writes' },
  history: { bn: 'যা যা হয়েছে', en: 'What has happened' },
  answerBy: { bn: '{date} তারিখের মধ্যে উত্তর দিন।', en: 'Please answer by {date}.' },
  appealBy: {
    bn: 'সিদ্ধান্তে সন্তুষ্ট না হলে {date} পর্যন্ত আপিল করতে পারবেন।',
    en: 'If you do not agree, you may appeal until {date}.',
  },
  satisfied: { bn: 'আপনার মতামত: {n} (৫-এর মধ্যে)', en: 'Your opinion: {n} of 5' },
  replyReceived: { bn: 'আপনার কথা আমরা পেয়েছি।', en: 'We have received it.' },
  ANSWER: { bn: 'প্রশ্নের উত্তর দিন', en: 'Answer the question' },
  APPEAL: { bn: 'আপিল করুন', en: 'Appeal' },
  RATE: { bn: 'আপনার মতামত', en: 'Your opinion' },
} satisfies Record<string, Bilingual>
