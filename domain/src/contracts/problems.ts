import { houseProblems, type ProblemKind } from './house-problems.ts'

/** Everything the API refuses. Those of applications are apart, so that the log-in pages need not carry them. */
export const problems = {
  ...houseProblems,
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
  VERIFICATION_NOT_FOUND: { status: 404, message: { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' } },
  SERVICE_CLOSED: {
    status: 403,
    message: { bn: 'এই সেবাটি এখন বন্ধ আছে। প্রয়োজনে ১৬১৩৫ নম্বরে কথা বলুন।', en: 'This service is closed at the moment. For help call 16135.' },
  },
  LINK_EXPIRED: {
    status: 410,
    message: { bn: 'লিংকটির মেয়াদ শেষ। নতুন করে কোড নিন।', en: 'This link has expired. Ask for a new code.' },
  },
  KEY_REUSED: {
    status: 409,
    message: { bn: 'এই অনুরোধটি আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে।', en: 'This request was sent before with other content.' },
  },
} satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems
