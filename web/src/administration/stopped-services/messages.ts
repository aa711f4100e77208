import type { Bilingual } from '@wewb/domain/language/bilingual'

export const stoppedServiceMessages = {
  intro: {
    bn: 'একটি সেবায় নতুন আবেদন বন্ধ রাখা যায়। জমা হওয়া আবেদনের কাজ চলতে থাকে, খসড়াও থাকে।',
    en: 'New applications for one service can be stopped. Work on submitted applications goes on, and drafts stay.',
  },
  services: { bn: 'সব সেবা', en: 'All services' },
  service: { bn: 'সেবা', en: 'Service' },
  state: { bn: 'অবস্থা', en: 'Status' },
  open: { bn: 'চালু', en: 'Open' },
  stopped: { bn: 'বন্ধ', en: 'Stopped' },
  sentence: { bn: 'আবেদনকারী যা পড়েন', en: 'What applicants read' },
  until: { bn: 'আবার চালু হবে {date}', en: 'Opens again on {date}' },
  untilReopened: { bn: 'কেউ চালু না করা পর্যন্ত বন্ধ', en: 'Stopped until somebody opens it' },
  acts: { bn: 'কাজ', en: 'Actions' },
  stop: { bn: 'বন্ধ করুন', en: 'Stop' },
  stopTitle: { bn: '“{service}” বন্ধ করবেন?', en: 'Stop “{service}”?' },
  stopText: {
    bn: 'এখন থেকে কেউ নতুন আবেদন শুরু করতে বা জমা দিতে পারবেন না। আবেদনকারী আপনার লেখা কারণটি পড়বেন।',
    en: 'From now on nobody can begin or submit a new application. Applicants read the reason that you write.',
  },
  reasonBng: { bn: 'কারণ (বাংলা)', en: 'Reason (Bangla)' },
  reason: { bn: 'কারণ (ইংরেজি)', en: 'Reason (English)' },
  reasonHint: { bn: 'কমপক্ষে ১০ অক্ষরের পুরো বাক্য লিখুন।', en: 'Write a whole sentence of at least 10 characters.' },
  opensOn: { bn: 'যে তারিখে আবার চালু হবে', en: 'Day on which it opens again' },
  opensOnHint: {
    bn: 'খালি রাখলে সেবাটি চালু না করা পর্যন্ত বন্ধ থাকবে।',
    en: 'Leave it empty if the service stays stopped until somebody opens it.',
  },
  reopen: { bn: 'চালু করুন', en: 'Open' },
  reopenTitle: { bn: '“{service}” আবার চালু করবেন?', en: 'Open “{service}” again?' },
  reopenText: { bn: 'এখনই আবার আবেদন নেওয়া শুরু হবে।', en: 'Applications are taken again at once.' },
  reopenReason: { bn: 'চালু করার কারণ', en: 'Reason for opening it' },
  reopenReasonHint: {
    bn: 'কমপক্ষে ১০ অক্ষর। শুধু কর্মকর্তারা এটি পড়েন।',
    en: 'At least 10 characters. Only staff read it.',
  },
  past: { bn: 'আগে যা বন্ধ ছিল', en: 'Earlier stops' },
  none: { bn: 'আগে কোনো সেবা বন্ধ করা হয়নি।', en: 'No service was stopped before.' },
  stoppedBy: { bn: 'বন্ধ করেছেন {person}, {when}', en: 'Stopped by {person}, {when}' },
  reopenedBy: { bn: 'চালু করেছেন {person}, {when}: {reason}', en: 'Opened by {person}, {when}: {reason}' },
  openedByDay: { bn: '{date} তারিখে নিজে থেকে চালু হয়েছে', en: 'Opened by itself on {date}' },
} satisfies Record<string, Bilingual>
