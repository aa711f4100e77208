import type { Bilingual } from '#language/bilingual.ts'

export const complaintStates = [
  'RECEIVED',
  'ASSIGNED',
  'INFO_WANTED',
  'HEARING',
  'REFERRED',
  'RESOLVED',
  'DISMISSED',
  'APPEALED',
] as const
export type ComplaintState = (typeof complaintStates)[number]

/** Desks of the complaint workflow. The next step is with the desk that holds the complaint. */
export const complaintDesks = [
  'GRIEVANCE',
  'OFFICE',
  'ASSISTANT_DIRECTOR',
  'DIRECTOR',
  'COMPLAINANT',
  'NOBODY',
] as const
export type ComplaintDesk = (typeof complaintDesks)[number]

type StateRow = {
  /** The approval status (docs/domain/workflows.md). */
  code: -2 | -1 | 0 | 1 | 2
  /** Name for staff. */
  name: Bilingual
  /** Text for the complainant, and the next step. */
  complainantText: Bilingual
  next: Bilingual
}

/** The states of a complaint (docs/domain/workflows.md). */
export const complaintStateTexts: Record<ComplaintState, StateRow> = {
  RECEIVED: {
    code: 0,
    name: { bn: 'গৃহীত', en: 'Received' },
    complainantText: { bn: 'অভিযোগ গৃহীত হয়েছে', en: 'Your complaint is received' },
    next: {
      bn: 'দুই কর্মদিবসের মধ্যে এটি একজন কর্মকর্তার কাছে পাঠানো হবে।',
      en: 'Within two working days it goes to an officer.',
    },
  },
  ASSIGNED: {
    code: 1,
    name: { bn: 'তদন্তাধীন', en: 'Assigned' },
    complainantText: { bn: 'সংশ্লিষ্ট কর্মকর্তার নিকট প্রেরিত', en: 'Sent to the officer in charge' },
    next: {
      bn: 'কর্মকর্তা বিষয়টি দেখছেন। প্রয়োজন হলে আপনাকে জানানো হবে।',
      en: 'The officer is looking into it. You will be told if anything is needed.',
    },
  },
  INFO_WANTED: {
    code: -1,
    name: { bn: 'তথ্য চাওয়া হয়েছে', en: 'Information wanted' },
    complainantText: { bn: 'অতিরিক্ত তথ্য প্রয়োজন', en: 'More information is needed' },
    next: { bn: 'নিচের প্রশ্নটির উত্তর দিন।', en: 'Please answer the question below.' },
  },
  HEARING: {
    code: 1,
    name: { bn: 'শুনানি', en: 'Hearing' },
    complainantText: { bn: 'শুনানির তারিখ {date}', en: 'Hearing on {date}' },
    next: { bn: 'কাগজপত্র সঙ্গে নিয়ে সময়মতো আসুন।', en: 'Please come in time and bring your papers.' },
  },
  REFERRED: {
    code: 1,
    name: { bn: 'অন্য দপ্তরে প্রেরিত', en: 'Referred' },
    complainantText: { bn: '{office}-এ প্রেরিত', en: 'Sent to {office}' },
    next: { bn: 'সেখান থেকে উত্তর এলে আপনাকে জানানো হবে।', en: 'You will be told when their answer comes.' },
  },
  RESOLVED: {
    code: 2,
    name: { bn: 'নিষ্পত্তি হয়েছে', en: 'Resolved' },
    complainantText: { bn: 'অভিযোগ নিষ্পত্তি হয়েছে', en: 'Your complaint is settled' },
    next: { bn: 'আপনি কতটা সন্তুষ্ট, আমাদের জানান।', en: 'Please tell us how satisfied you are.' },
  },
  DISMISSED: {
    code: -2,
    name: { bn: 'গ্রহণযোগ্য নয়', en: 'Dismissed' },
    complainantText: { bn: 'অভিযোগটি গ্রহণযোগ্য বিবেচিত হয়নি', en: 'Your complaint could not be accepted' },
    next: { bn: 'কারণ নিচে লেখা আছে।', en: 'The reason is written below.' },
  },
  APPEALED: {
    code: 0,
    name: { bn: 'আপিল', en: 'Appealed' },
    complainantText: { bn: 'আপিল গৃহীত হয়েছে', en: 'Your appeal is received' },
    next: { bn: 'একজন পরিচালক আপনার আপিল দেখবেন।', en: 'A director will look at your appeal.' },
  },
}

export const complaintDeskNames: Record<ComplaintDesk, Bilingual> = {
  GRIEVANCE: { bn: 'অভিযোগ শাখা', en: 'Grievance desk' },
  OFFICE: { bn: 'দায়িত্বপ্রাপ্ত অফিস', en: 'Office in charge' },
  ASSISTANT_DIRECTOR: { bn: 'সহকারী পরিচালক', en: 'Assistant director' },
  DIRECTOR: { bn: 'পরিচালক', en: 'Director' },
  COMPLAINANT: { bn: 'অভিযোগকারী', en: 'Complainant' },
  NOBODY: { bn: 'নিষ্পন্ন', en: 'Closed' },
}
