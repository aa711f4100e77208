import { baseProblems, type ProblemDefinition } from './base-problems.ts'

/** Every problem of the API. Problems of applications are separate, so that the log-in pages do not bundle them. */
export const problems = {
  ...baseProblems,
  // The page shows the server's sentence for these.
  MUST_CHANGE_PASSWORD: {
    status: 403,
    message: { bn: 'প্রথমে আপনার পাসওয়ার্ড পরিবর্তন করুন।', en: 'Please change your password first.' },
  },
  MALFORMED: { status: 400, message: { bn: 'অনুরোধটি ঠিকমতো পাঠানো হয়নি।', en: 'The request was not well formed.' } },
  TOO_LARGE: { status: 413, message: { bn: 'ফাইলটি অনেক বড়।', en: 'The file is too large.' } },
  FILE_INFECTED: {
    status: 422,
    message: {
      bn: 'এই ফাইলে ভাইরাস পাওয়া গেছে, তাই এটি নেওয়া হয়নি। কাগজটির নতুন ছবি তুলে দিন।',
      en: 'A virus was found in this file, so it was not accepted. Take a new photo of the document and upload that.',
    },
  },
  SCANNER_UNAVAILABLE: {
    status: 503,
    message: {
      bn: 'ফাইলটিতে ভাইরাস আছে কি না তা এখন দেখা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
      en: 'The file cannot be checked for viruses at the moment. Please try again shortly.',
    },
  },
  WRONG_MEDIA_TYPE: {
    status: 415,
    message: { bn: 'এ ধরনের তথ্য গ্রহণ করা হয় না।', en: 'This kind of content is not accepted.' },
  },
  MUST_SET_SECOND_FACTOR: {
    status: 403,
    message: { bn: 'প্রথমে দুই ধাপের লগইন চালু করুন।', en: 'Please set up two-step log-in first.' },
  },
  SERVICE_STOPPED: {
    status: 409,
    message: {
      bn: 'এই সেবায় এখন নতুন আবেদন নেওয়া হচ্ছে না।',
      en: 'This service takes no new applications at present.',
    },
  },
  NOT_OPEN: { status: 409, message: { bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' } },
  FILE_TAKEN: {
    status: 409,
    message: { bn: 'আরেকজন কর্মকর্তা নথিটি নিয়েছেন।', en: 'Another officer has taken this file.' },
  },
  DECIDED_BY_LIST: {
    status: 409,
    message: {
      bn: 'এই আবেদনের সিদ্ধান্ত হয় তার বিজ্ঞপ্তির তালিকায়। বদলাতে হলে তালিকা পরিবর্তনের প্রস্তাব দিন।',
      en: 'The list of its circular decides this application. To change that, propose a change of the list.',
    },
  },
  OWN_APPLICATION: {
    status: 409,
    message: {
      bn: 'এই আবেদনে আপনার মোবাইল নম্বর, এনআইডি, ই-মেইল বা ব্যাংক হিসাব আছে। তাই আরেকজন কর্মকর্তা এতে কাজ করবেন।',
      en: 'This application has your mobile number, NID, e-mail or bank account. Another officer deals with it.',
    },
  },
  APPEAL_NEEDS_OTHERS: {
    status: 409,
    message: {
      bn: 'এই আবেদনে আপনি আগে কাজ করেছেন। আপিলের সিদ্ধান্ত অন্য কেউ নেবেন।',
      en: 'You acted on this application before. Somebody else decides the appeal.',
    },
  },
  BANK_NEEDS_OTHERS: {
    status: 409,
    message: {
      bn: 'এই ব্যাংক হিসাবের তথ্য আপনি নিজে লিখেছেন। আরেকজন কর্মকর্তা তা যাচাই করবেন।',
      en: 'You entered the details of this bank account. Another officer verifies them.',
    },
  },
  LINK_REFUSED: {
    status: 409,
    message: {
      bn: 'আবেদনের মালিক আপনার অনুরোধে রাজি হননি, তাই এটি আপনার অ্যাকাউন্টে যুক্ত করা যাবে না। সাহায্যের জন্য ১৬১৩৫ নম্বরে ফোন করুন।',
      en: 'The owner of the application refused your request, so it cannot be linked to your account. For help, call 16135.',
    },
  },
  OWN_IMPORT: {
    status: 409,
    message: {
      bn: 'যিনি ফাইল দিয়েছেন, তিনি নিজে তা নিশ্চিত করতে পারেন না। একই অনুমতি আছে এমন আরেকজনকে বলুন।',
      en: 'Nobody confirms their own file. Ask another person with the same permission.',
    },
  },
  OWN_PROPOSAL: {
    status: 409,
    message: {
      bn: 'নিজের প্রস্তাবে নিজে সিদ্ধান্ত দেওয়া যায় না। একই অনুমতি আছে এমন আরেকজনকে বলুন।',
      en: 'Nobody decides their own proposal. Ask another person with the permission.',
    },
  },
  RETENTION_OFF: {
    status: 409,
    message: {
      bn: 'এই নিয়মটি বন্ধ আছে। আগে সেটিংসে কত বছর রাখা হবে তা লিখুন।',
      en: 'This rule is off. First set in the settings how many years the data is kept.',
    },
  },
  LIST_CHANGED: {
    status: 409,
    message: {
      bn: 'এর মধ্যে তালিকাটি বদলেছে। পাতাটি আবার খুলে নতুন তালিকা দেখে সিদ্ধান্ত নিন।',
      en: 'The list has changed in the meantime. Reload the page and decide on the list as it is now.',
    },
  },
  LIST_CHANGE_OPEN: {
    status: 409,
    message: {
      bn: 'তালিকার একটি পরিবর্তন সিদ্ধান্তের অপেক্ষায় আছে। আগে সেটি অনুমোদন বা নামঞ্জুর করুন।',
      en: 'A change of the list waits for a decision. Approve or reject it first.',
    },
  },
  OWN_CIRCULAR: {
    status: 409,
    message: {
      bn: 'বিজ্ঞপ্তি যিনি লিখেছেন বা বদলেছেন, তিনি নিজে তা প্রকাশ করতে পারেন না। আরেকজনকে বলুন।',
      en: 'The officer who wrote or changed a circular cannot publish it. Ask another officer.',
    },
  },
  OWN_LIST_CHANGE: {
    status: 409,
    message: {
      bn: 'যিনি তালিকা বা তার পরিবর্তন প্রস্তাব করেছেন, তিনি নিজে তা অনুমোদন করতে পারেন না। আরেকজনকে বলুন।',
      en: 'The officer who proposed a list or a change of it cannot approve it. Ask another officer.',
    },
  },
  NOT_REVIEWED: {
    status: 409,
    message: {
      bn: 'আপনি এই আবেদনটি এখনো যাচাই করেননি। আগে আবেদনটি খুলে দেখুন।',
      en: 'You have not reviewed this application yet. Open it first.',
    },
  },
  CHECK_UNANSWERED: {
    status: 409,
    message: {
      bn: 'কিছু তথ্য মিলছে না। আবেদনটি খুলে “পোর্টাল যা জানে” অংশে কারণ লিখুন।',
      en: 'Some statements do not agree. Open the application and give your reason under “What the portal knows”.',
    },
  },
  OWN_SHARES: {
    status: 409,
    message: {
      bn: 'অংশ আপনি বদলেছেন। আরেকজন কর্মকর্তাকে মঞ্জুর করতে হবে, অথবা একই অংশ ঠিক করে নিশ্চিত করতে হবে।',
      en: 'You changed the shares of the heirs. So another officer has to approve, or decide the same shares.',
    },
  },
  CHEQUE_GIVEN: {
    status: 409,
    message: {
      bn: 'এই আবেদনের চেক দেওয়া হয়ে গেছে, তাই আবেদনটি প্রত্যাহার করা যাবে না। চেকটি ফেরত দিতে চাইলে বিমানবন্দর ডেস্কে যোগাযোগ করুন।',
      en: 'The cheque of this application has been handed over, so it cannot be withdrawn. To give the cheque back, contact the airport desk.',
    },
  },
  CHEQUE_VOID: {
    status: 409,
    message: {
      bn: 'এই আবেদনের চেক বাতিল হয়েছে, তাই চেক অনুমোদন করা যাবে না। আবেদনটি বিমানবন্দর ডেস্কে ফেরত দিন; ডেস্ক আরেকটি চেক দেবে।',
      en: 'The cheque of this application is void, so it cannot be approved. Send the application back to the airport desk, which gives another cheque.',
    },
  },
  PAYMENT_HELD: {
    status: 409,
    message: {
      bn: 'এই আবেদনের যে টাকা ব্যাংক ফেরত এসেছে বলেছিল, তা জমা হয়ে থাকতে পারে। হিসাব শাখা ব্যাংকের পরের উত্তর নিশ্চিত ও মীমাংসা না করা পর্যন্ত অনুমোদন প্রত্যাহার করা যাবে না।',
      en: 'A payment of this application that the bank reported as returned may have arrived. The approval cannot be revoked until accounts have confirmed and settled the later answer of the bank.',
    },
  },
  SHARES_OUTDATED: {
    status: 409,
    message: {
      bn: 'অংশ ঠিক করার পরে ফরমে ওয়ারিশদের তথ্য বদলেছে। মঞ্জুরের আগে অংশ আবার ঠিক করুন।',
      en: 'The heirs in the form have changed since the shares were decided. Decide again before the approval.',
    },
  },
  SHARES_FROZEN: {
    status: 409,
    message: {
      bn: 'আবেদনটি মঞ্জুর হয়েছে, তাই ওয়ারিশদের অংশ আর বদলানো যাবে না।',
      en: 'The application is approved, so the shares of the heirs cannot be changed any more.',
    },
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
