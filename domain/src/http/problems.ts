import { baseProblems, type ProblemDefinition } from './base-problems.ts'

/** Every problem of the API. Problems of applications are separate, so that the log-in pages do not bundle them. */
export const problems = {
  ...baseProblems,
  NOT_OPEN: { status: 409, message: { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' } },
  FILE_TAKEN: {
    status: 409,
    message: { bn: 'আরেকজন কর্মকর্তা নথিটি নিয়েছেন।', en: 'Another officer has taken this file.' },
  },
  SETUP_FROZEN: {
    status: 409,
    message: {
      bn: 'প্রকাশিত বিজ্ঞপ্তি বদলানো যায় না; শুধু শেষ তারিখ বাড়ানো যায়।',
      en: 'A published circular cannot be changed; only its end date can be put off.',
    },
  },
  PROGRAMME_FROZEN: {
    status: 409,
    message: {
      bn: 'প্রকাশিত ফরম বদলানো যায় না। বদলাতে হলে নতুন সংস্করণ শুরু করুন।',
      en: 'A published form cannot be changed. To change it, begin a new version.',
    },
  },
  OWN_ACCOUNT: {
    status: 409,
    message: {
      bn: 'নিজের অ্যাকাউন্টে এ কাজটি নিজে করা যায় না। আরেকজন অ্যাডমিনকে বলুন।',
      en: 'This cannot be done to one’s own account. Ask another administrator.',
    },
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: {
      bn: 'অন্তত একজন সক্রিয় অ্যাডমিন থাকতে হবে। আগে আরেকজনকে এই দায়িত্ব দিন।',
      en: 'At least one active administrator must stay. Give somebody else this duty first.',
    },
  },
  DUTIES_CONFLICT: {
    status: 409,
    message: { bn: 'এই কাজগুলো একই হাতে থাকতে পারে না।', en: 'These duties may not be in the same hands.' },
  },
  ROLE_LOCKOUT: {
    status: 409,
    message: {
      bn: 'এমন হলে রোল ঠিক করার মতো আর কেউ থাকবেন না। আগে আরেকজনকে এই অনুমতি দিন।',
      en: 'Then nobody could arrange roles any more. Give somebody else this permission first.',
    },
  },
  ROLE_IN_USE: {
    status: 409,
    message: {
      bn: 'এই রোলে এখনো কেউ আছেন। আগে তাঁদের অন্য রোল দিন; বন্ধ অ্যাকাউন্টও গোনা হয়।',
      en: 'Somebody still holds this role. Give them another one first; closed accounts count too.',
    },
  },
  ROLE_STAYS: {
    status: 409,
    message: {
      bn: 'এটি বোর্ডের নিজের রোল; এটি বন্ধ করা যায় না।',
      en: "This is one of the board's own roles; it cannot be closed.",
    },
  },
  OWN_BROADCAST: {
    status: 409,
    message: {
      bn: 'যিনি গণবার্তা লিখেছেন, তিনি নিজে সেটি অনুমোদন করতে পারেন না। আরেকজনকে বলুন।',
      en: 'Who wrote a broadcast cannot approve it. Ask somebody else.',
    },
  },
  VERIFICATION_NOT_FOUND: { status: 404, message: { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' } },
  SERVICE_CLOSED: {
    status: 403,
    message: {
      bn: 'এই সেবাটি এখন বন্ধ আছে। প্রয়োজনে ১৬১৩৫ নম্বরে কথা বলুন।',
      en: 'This service is closed at the moment. For help call 16135.',
    },
  },
  LINK_EXPIRED: {
    status: 410,
    message: { bn: 'লিংকটির মেয়াদ শেষ। নতুন করে কোড নিন।', en: 'This link has expired. Ask for a new code.' },
  },
  KEY_REUSED: {
    status: 409,
    message: { bn: 'এই অনুরোধটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে।', en: 'This request was sent before with other content.' },
  },
} satisfies Record<string, ProblemDefinition>

export type ProblemCode = keyof typeof problems
