/** Content of the demo site. It describes past circulars, so that it makes no false promises. */
export const demoNotices = [
  {
    number: '49.04.0000.004.18.003.25-209',
    title: 'Education stipend 2025 for meritorious children of expatriate workers',
    title_bng: 'প্রবাসী কর্মীর মেধাবী সন্তানদের শিক্ষাবৃত্তি ২০২৫',
    details:
      'Applications were taken from 13 October to 25 November 2025 ' +
      'from students who passed SSC 2025, HSC 2024 or Diploma in Engineering 2024.',
    details_bng:
      'এসএসসি ২০২৫, এইচএসসি ২০২৪ ও ডিপ্লোমা ইন ইঞ্জিনিয়ারিং ২০২৪ উত্তীর্ণ শিক্ষার্থীদের আবেদন ১৩ অক্টোবর থেকে ২৫ নভেম্বর ২০২৫ পর্যন্ত নেওয়া হয়েছে।',
    publish_from: '2025-10-13T00:00:00+06:00',
    order_no: 2,
  },
  {
    number: '49.04.0000.004.18.003.26-031',
    title: 'Allowance for children with disabilities of expatriate workers, 2026',
    title_bng: 'প্রবাসী কর্মীর প্রতিবন্ধী সন্তানদের ভাতা ২০২৬',
    details:
      'BDT 2,000 a month for seven years, for at most two children of a worker. ' +
      'Each child needs an application of its own.',
    details_bng: 'মাসে ২,০০০ টাকা করে সাত বছর; একজন কর্মীর সর্বোচ্চ দুই সন্তান এ ভাতা পাবে। প্রত্যেক সন্তানের জন্য আলাদা আবেদন করতে হবে।',
    publish_from: '2026-02-15T00:00:00+06:00',
    order_no: 1,
  },
  {
    number: '49.04.0000.004.05.001.26-114',
    title: 'Keep your mobile number and password safe',
    title_bng: 'মোবাইল নম্বর ও পাসওয়ার্ড নিরাপদে রাখুন',
    details: 'The board never asks for your password or code by phone. If somebody does, call 16135.',
    details_bng: 'বোর্ড কখনো ফোনে আপনার পাসওয়ার্ড বা কোড জানতে চায় না। কেউ চাইলে ১৬১৩৫ নম্বরে জানান।',
    publish_from: '2026-06-01T00:00:00+06:00',
    order_no: 3,
  },
]

export const demoNews = [
  {
    title: 'The call centre answers day and night: 16135 at home, +8809610102030 from abroad',
    title_bng: 'কল সেন্টার দিনরাত খোলা: দেশে ১৬১৩৫, বিদেশ থেকে +৮৮০৯৬১০১০২০৩০',
    details: 'Ask about a service, an application or a problem abroad. A call to 16135 is free inside Bangladesh.',
    details_bng: 'যেকোনো সেবা, আবেদন বা বিদেশের সমস্যা নিয়ে কথা বলুন। দেশের ভেতর থেকে ১৬১৩৫ নম্বরে কল করতে টাকা লাগে না।',
    publish_from: '2026-01-01T00:00:00+06:00',
    order_no: 1,
  },
  {
    title: 'Pay no broker for a service of the board; report anyone who asks for money',
    title_bng: 'বোর্ডের কোনো সেবা পেতে দালালকে টাকা দিতে হয় না; কেউ চাইলে জানান',
    details: 'Only the membership fee is paid, at the mission, against a memo. Nobody else may ask you for money.',
    details_bng: 'শুধু সদস্যপদের ফি মিশনে রসিদ নিয়ে দিতে হয়। এ ছাড়া আর কেউ আপনার কাছে টাকা চাইতে পারেন না।',
    publish_from: '2026-01-02T00:00:00+06:00',
    order_no: 2,
  },
]
