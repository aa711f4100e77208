import type { RetentionRunState } from '@wewb/domain/administration/retention'
import type { Bilingual } from '@wewb/domain/language/bilingual'

export const dataRetentionMessages = {
  intro: {
    bn: 'নিয়মের সময় পেরোলে পুরোনো ব্যক্তিগত তথ্য মোছা যায়। একজন প্রস্তাব দেন, আরেকজন অনুমোদন করেন। যা মোছা হয় তা আর ফেরে না।',
    en: 'Old personal data can be removed when the time of its rule is over. One person proposes it, another approves. What is removed does not come back.',
  },
  rules: { bn: 'নিয়ম', en: 'Rules' },
  setYears: { bn: 'কত বছর রাখা হবে তা সেটিংসে লিখুন', en: 'Set the years in the settings' },
  rule: { bn: 'তথ্য', en: 'Data' },
  removes: { bn: 'মোছে: {what}', en: 'Removes: {what}' },
  keeps: { bn: 'রাখে: {what}', en: 'Keeps: {what}' },
  kept: { bn: 'কত দিন থাকে', en: 'Kept for' },
  years: { bn: '{years} বছর', en: 'Years: {years}' },
  off: { bn: 'সব সময় (নিয়ম বন্ধ; প্রস্তাব {years} বছর)', en: 'For good (rule off; usual years: {years})' },
  preview: { bn: 'আজ যা মুছবে', en: 'Would be removed today' },
  nothing: { bn: 'কিছু নেই', en: 'Nothing' },
  count: { bn: '{count}টি, সবচেয়ে পুরোনো {oldest}', en: '{count}, the oldest of {oldest}' },
  examples: { bn: 'যেমন {numbers}', en: 'For example {numbers}' },
  acts: { bn: 'কাজ', en: 'Actions' },
  propose: { bn: 'মোছার প্রস্তাব', en: 'Propose removal' },
  proposeTitle: { bn: '“{rule}” মোছার প্রস্তাব দেবেন?', en: 'Propose to remove “{rule}”?' },
  proposeText: {
    bn: '{count}টি নিয়মের মধ্যে পড়ে। অনুমতি আছে এমন আরেকজন অনুমোদন না করলে কিছুই মুছবে না।',
    en: 'The rule covers {count}. Nothing is removed before another person with the permission approves.',
  },
  runs: { bn: 'প্রস্তাব ও কাজ', en: 'Proposals and runs' },
  noRuns: { bn: 'এখনও কোনো প্রস্তাব নেই।', en: 'There is no proposal yet.' },
  summary: {
    bn: '{before} তারিখের আগে শেষ হওয়া ({years} বছরের নিয়ম): {foreseen}টির মধ্যে {done}টি মোছা হয়েছে',
    en: 'Ended before {before} (years of the rule: {years}): {done} of {foreseen} removed',
  },
  proposedBy: { bn: 'প্রস্তাব করেছেন {person}, {when}: {reason}', en: 'Proposed by {person}, {when}: {reason}' },
  decidedBy: { bn: 'সিদ্ধান্ত দিয়েছেন {person}: {reason}', en: 'Decided by {person}: {reason}' },
  approve: { bn: 'অনুমোদন করুন', en: 'Approve' },
  approveTitle: { bn: '“{rule}” মোছা অনুমোদন করবেন?', en: 'Approve the removal of “{rule}”?' },
  approveText: {
    bn: 'অনুমোদনের সঙ্গে সঙ্গে মোছা শুরু হবে। মোছা তথ্য আর ফেরানো যাবে না।',
    en: 'The removal starts at once. What is removed cannot be brought back.',
  },
  decline: { bn: 'নাকচ করুন', en: 'Decline' },
  declineTitle: { bn: '“{rule}” মোছার প্রস্তাব নাকচ করবেন?', en: 'Decline the removal of “{rule}”?' },
  declineText: { bn: 'কিছুই মোছা হবে না।', en: 'Nothing will be removed.' },
  stop: { bn: 'থামান', en: 'Stop' },
  stopTitle: { bn: '“{rule}” মোছা থামাবেন?', en: 'Stop the removal of “{rule}”?' },
  stopText: { bn: 'যা মোছা হয়ে গেছে তা ফিরবে না।', en: 'What is removed already does not come back.' },
  reason: { bn: 'কারণ', en: 'Reason' },
  reasonHint: {
    bn: 'কমপক্ষে ১০ অক্ষর। কারণটি নিরীক্ষা লগে থাকে।',
    en: 'At least 10 characters. The audit log keeps the reason.',
  },
  holds: { bn: 'আইনি কারণে ধরে রাখা', en: 'Legal holds' },
  holdsText: {
    bn: 'আদালত, নিরীক্ষা বা তদন্তের জন্য দরকারি আবেদন বা অভিযোগ এখানে লিখুন। এগুলোর কিছুই মোছা হয় না।',
    en: 'Enter applications and complaints that a court, an audit or an inquiry needs. Nothing of them is removed.',
  },
  noHolds: { bn: 'কোনো নম্বর ধরে রাখা নেই।', en: 'No number is held.' },
  place: { bn: 'নম্বর ধরে রাখুন', en: 'Hold a number' },
  placeTitle: { bn: 'কোন নম্বর ধরে রাখবেন?', en: 'Which number is held?' },
  no: { bn: 'আবেদন বা অভিযোগের নম্বর', en: 'Number of the application or complaint' },
  release: { bn: 'ছেড়ে দিন', en: 'Release' },
  releaseTitle: { bn: '{no} ছেড়ে দেবেন?', en: 'Release {no}?' },
  releaseText: { bn: 'এর পরে নিয়ম অনুযায়ী তথ্য মোছা যাবে।', en: 'After that the rules may remove its data.' },
  placedBy: { bn: 'ধরে রেখেছেন {person}, {when}: {reason}', en: 'Held by {person}, {when}: {reason}' },
} satisfies Record<string, Bilingual>

export const runStateMessages: Record<RetentionRunState, Bilingual> = {
  PROPOSED: { bn: 'অনুমোদনের অপেক্ষায়', en: 'Waits for approval' },
  RUNNING: { bn: 'চলছে', en: 'Running' },
  DONE: { bn: 'শেষ', en: 'Done' },
  DECLINED: { bn: 'নাকচ', en: 'Declined' },
  STOPPED: { bn: 'থামানো', en: 'Stopped' },
}
