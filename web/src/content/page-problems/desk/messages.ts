import type { Bilingual } from '@wewb/domain/language/bilingual'

export const pageProblemDeskMessages = {
  intro: {
    bn: 'পোর্টালের পাতা নিয়ে মানুষ যেসব সমস্যা জানিয়েছেন। ১৮০ দিন পরে মুছে যায়।',
    en: 'Problems with pages of the portal that people have reported. They are deleted after 180 days.',
  },
  views: { bn: 'কোনগুলো দেখবেন', en: 'Which ones to show' },
  open: { bn: 'বাকি', en: 'Open' },
  done: { bn: 'সমাধান হয়েছে', en: 'Done' },
  nothing: { bn: 'এখানে কিছু নেই', en: 'There is nothing here' },
  nothingText: {
    bn: 'কেউ প্রতিটি পাতার নিচের লিংক থেকে সমস্যা জানালে এখানে দেখা যাবে।',
    en: 'A report that somebody makes by the link at the bottom of a page appears here.',
  },
  received: { bn: 'কখন', en: 'Received' },
  page: { bn: 'পাতা', en: 'Page' },
  report: { bn: 'সমস্যা', en: 'Problem' },
  from: { bn: 'কার কাছ থেকে', en: 'From' },
  visitor: { bn: 'দর্শনার্থী', en: 'A visitor' },
  width: { bn: 'প্রস্থ {n} পিক্সেল', en: '{n} pixels wide' },
  state: { bn: 'অবস্থা', en: 'Status' },
  doneBy: { bn: 'সমাধান: {name}, {date}', en: 'Done by {name}, {date}' },
  markDone: { bn: 'সমাধান লিখুন', en: 'Mark as done' },
  whichOne: { bn: '{page}, {date}', en: '{page}, {date}' },
  note: { bn: 'কী করা হয়েছে', en: 'What was done' },
} satisfies Record<string, Bilingual>
