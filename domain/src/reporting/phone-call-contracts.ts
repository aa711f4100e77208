import * as z from 'zod/mini'
import { issue, type Issue } from '#engine/fields/issue.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { contract } from '#http/contract.ts'
import { timestamp, text, yesNo } from '#http/schemas.ts'

/** Reasons for a phone call. */
export const phoneCallReasons = ['STATUS', 'PAPERS', 'CORRECTION', 'PAYMENT', 'COMPLAINT', 'DEATH', 'OTHER'] as const
export type PhoneCallReason = (typeof phoneCallReasons)[number]

export const phoneCallReasonNames: Record<PhoneCallReason, Bilingual> = {
  STATUS: { bn: 'আবেদনের অবস্থা', en: 'Status of an application' },
  PAPERS: { bn: 'কী কাগজ লাগবে', en: 'What papers are needed' },
  CORRECTION: { bn: 'কীভাবে সংশোধন করবেন', en: 'How to correct' },
  PAYMENT: { bn: 'টাকা পাওয়া', en: 'Payment' },
  COMPLAINT: { bn: 'অভিযোগ', en: 'Complaint' },
  DEATH: { bn: 'মৃত্যু বা প্রত্যাবাসন', en: 'Death or repatriation' },
  OTHER: { bn: 'অন্যান্য', en: 'Other' },
}

/** Kind of the typed search term, detected by its format. `PAPER`: a membership or clearance number. */
export const callerSearchTypes = ['APPLICATION', 'PHONE', 'EMAIL', 'NID', 'PASSPORT', 'PAPER', 'NUMBER'] as const
export type CallerSearchType = (typeof callerSearchTypes)[number]

const needsNumber: Bilingual = {
  bn: 'নাম দিয়ে খোঁজা যায় না। ফোন, আবেদন, এনআইডি, পাসপোর্ট বা সদস্য নম্বর লিখুন।',
  en: 'A name is not enough. Write a phone, application, NID, passport or membership number.',
}

/** Rejects names, because a name matches many people and callers may only hear about their own applications. */
export function validateCallerSearch(typed: string): Issue[] {
  if (typed.trim() === '') return [issue('search', 'required')]
  return /[0-9@]/.test(toAsciiDigits(typed)) ? [] : [{ path: 'search', code: 'rule', message: needsNumber }]
}

export const phoneCallNoteLimits = { shortest: 10, longest: 1000 }

export function validatePhoneCallNote(note: string): Issue[] {
  const { length } = note.trim()
  if (length < phoneCallNoteLimits.shortest) return [issue('note', 'too-short', phoneCallNoteLimits.shortest)]
  return length > phoneCallNoteLimits.longest ? [issue('note', 'too-long', phoneCallNoteLimits.longest)] : []
}

const nullableText = z.nullable(z.string())
const named = z.strictObject({ label: z.string(), labelBng: z.string() })

const call = z.strictObject({
  callId: z.int(),
  applicationNo: nullableText,
  at: timestamp,
  agent: z.string(),
  agentBng: nullableText,
  reason: z.enum(phoneCallReasons),
  note: z.string(),
})

/**
 * An application as the agent may describe it to a caller: the applicant's view, with only name and district of the
 * answers.
 */
const callersFile = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  title: z.string(),
  titleBng: z.string(),
  setupTitle: nullableText,
  setupTitleBng: nullableText,
  /** For a draft, the name of the account, because its answers are still private. */
  name: nullableText,
  nameBng: nullableText,
  district: nullableText,
  districtBng: nullableText,
  applicationStatus: z.string(),
  colour: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  next: z.string(),
  nextBng: z.string(),
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  /** Date of the last step visible to the applicant; for a draft, its creation date. */
  since: z.string(),
  submittedOn: nullableText,
  dueOn: nullableText,
  toCorrect: z.array(named),
  missingPapers: z.array(named),
  missingSteps: z.array(named),
  /** Last four characters, to compare with the numbers the caller gives. */
  numbers: z.array(z.strictObject({ kind: z.enum(['nid', 'brn', 'passport', 'account']), masked: z.string() })),
  timeline: z.array(z.strictObject({ at: timestamp, ...named.shape, note: z.string(), noteBng: z.string() })),
})

/** A POST, so that a typed NID does not appear in a URL. */
export const searchCaller = contract({
  method: 'POST',
  path: '/calls/search',
  summary: 'Look up a caller by phone or any number: applications, memberships and past calls; masked and audited',
  access: 'call-centre:view',
  body: z.strictObject({ search: text(100) }),
  response: z.strictObject({
    searchedBy: z.enum(callerSearchTypes),
    /** Newest first, at most fifty. */
    files: z.array(callersFile),
    moreYn: yesNo,
    memberships: z.array(
      z.strictObject({
        membershipId: z.string(),
        name: z.string(),
        nameBng: nullableText,
        /** Null for memberships known only from the imported register. */
        state: z.nullable(z.enum(['ACTIVE', 'ENDED'])),
        joinedOn: nullableText,
        insuredYn: yesNo,
      }),
    ),
    /** Phone calls about these applications or from this number, newest first. */
    calls: z.array(call),
  }),
  problems: ['ANSWERS_INVALID'],
})

export const logPhoneCall = contract({
  method: 'POST',
  path: '/calls',
  summary:
    'Log a phone call, with or without an application; of a searched phone only the digest and last digits are stored',
  access: 'call-centre:create',
  body: z.strictObject({
    applicationNo: z.optional(text(40)),
    search: z.optional(text(100)),
    reason: z.enum(phoneCallReasons),
    note: text(4000),
  }),
  response: call,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND'],
  message: { bn: 'ফোনের কথা লেখা হয়েছে।', en: 'The call is logged.' },
})

export const listPhoneCalls = contract({
  method: 'GET',
  path: '/applications/:applicationNo/calls',
  summary: 'List the phone calls about an application, newest first, for permitted staff',
  access: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  response: z.array(call),
  problems: ['NOT_FOUND', 'NO_PERMISSION'],
})
