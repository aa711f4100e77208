import * as z from 'zod/mini'
import { issue, type Issue } from '../fields/issue.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { toAsciiDigits } from '../language/digits.ts'
import { contract } from './contract.ts'
import { moment, text, yesNo } from './shapes.ts'

/** Why people call. */
export const callReasons = ['STATUS', 'PAPERS', 'CORRECTION', 'PAYMENT', 'COMPLAINT', 'DEATH', 'OTHER'] as const
export type CallReason = (typeof callReasons)[number]

export const callReasonNames: Record<CallReason, Bilingual> = {
  STATUS: { bn: 'আবেদনের অবস্থা', en: 'Status of an application' },
  PAPERS: { bn: 'কী কাগজ লাগবে', en: 'What papers are needed' },
  CORRECTION: { bn: 'কীভাবে সংশোধন করবেন', en: 'How to correct' },
  PAYMENT: { bn: 'টাকা পাওয়া', en: 'Payment' },
  COMPLAINT: { bn: 'অভিযোগ', en: 'Complaint' },
  DEATH: { bn: 'মৃত্যু বা প্রত্যাবাসন', en: 'Death or repatriation' },
  OTHER: { bn: 'অন্যান্য', en: 'Other' },
}

/** What the agent typed, as far as its form tells. `PAPER`: the number of a membership or a clearance. */
export const callerSearches = ['APPLICATION', 'PHONE', 'EMAIL', 'NID', 'PASSPORT', 'PAPER', 'NUMBER'] as const
export type CallerSearch = (typeof callerSearches)[number]

const needsNumber: Bilingual = {
  bn: 'নাম দিয়ে খোঁজা যায় না। ফোন, আবেদন, এনআইডি, পাসপোর্ট বা সদস্য নম্বর লিখুন।',
  en: 'A name is not enough. Write a phone, application, NID, passport or membership number.',
}

/** A name fits many people, and a caller hears only about their own files. */
export function judgeSearch(typed: string): Issue[] {
  if (typed.trim() === '') return [issue('search', 'required')]
  return /[0-9@]/.test(toAsciiDigits(typed)) ? [] : [{ path: 'search', code: 'rule', message: needsNumber }]
}

export const noteLimits = { shortest: 10, longest: 1000 }

export function judgeNote(note: string): Issue[] {
  const { length } = note.trim()
  if (length < noteLimits.shortest) return [issue('note', 'too-short', noteLimits.shortest)]
  return length > noteLimits.longest ? [issue('note', 'too-long', noteLimits.longest)] : []
}

const nullableText = z.nullable(z.string())
const named = z.strictObject({ label: z.string(), labelBng: z.string() })

const call = z.strictObject({
  callId: z.int(),
  applicationNo: nullableText,
  at: moment,
  agent: z.string(),
  agentBng: nullableText,
  reason: z.enum(callReasons),
  note: z.string(),
})

/** A file as a caller may hear of it: what the applicant reads, and not one answer but the name and the district. */
const callersFile = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  title: z.string(),
  titleBng: z.string(),
  setupTitle: nullableText,
  setupTitleBng: nullableText,
  /** Of a draft the name of the account: what is written in it is still the writer's own. */
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
  /** The day of the last step the applicant was told; of a draft the day it was begun. */
  since: z.string(),
  submittedOn: nullableText,
  dueOn: nullableText,
  toCorrect: z.array(named),
  missingPapers: z.array(named),
  missingSteps: z.array(named),
  /** Their last four characters, to compare with what the caller says. */
  numbers: z.array(z.strictObject({ kind: z.enum(['nid', 'brn', 'passport', 'account']), masked: z.string() })),
  timeline: z.array(z.strictObject({ at: moment, ...named.shape, note: z.string(), noteBng: z.string() })),
})

/** A typed NID must not stand in an address, so a search is a POST. */
export const searchCaller = contract({
  method: 'POST',
  path: '/calls/search',
  summary: 'By phone or any number: the files, memberships and past calls of who is on the line; masked and recorded',
  opensTo: 'call-centre:view',
  body: z.strictObject({ search: text(100) }),
  answer: z.strictObject({
    searchedBy: z.enum(callerSearches),
    /** Newest first, at most fifty. */
    files: z.array(callersFile),
    moreYn: yesNo,
    memberships: z.array(
      z.strictObject({
        membershipId: z.string(),
        name: z.string(),
        nameBng: nullableText,
        /** Null where the portal knows the membership only from the imported register. */
        state: z.nullable(z.enum(['ACTIVE', 'ENDED'])),
        joinedOn: nullableText,
        insuredYn: yesNo,
      }),
    ),
    /** Those about the files and those from this phone, newest first. */
    calls: z.array(call),
  }),
  refusals: ['ANSWERS_INVALID'],
})

export const logCall = contract({
  method: 'POST',
  path: '/calls',
  summary: 'What was asked and said, on a file or on none; of a phone that was searched only its digest and last digits are kept',
  opensTo: 'call-centre:create',
  body: z.strictObject({
    applicationNo: z.optional(text(40)),
    search: z.optional(text(100)),
    reason: z.enum(callReasons),
    note: text(4000),
  }),
  answer: call,
  refusals: ['ANSWERS_INVALID', 'NOT_FOUND'],
  says: { bn: 'ফোনের কথা লেখা হয়েছে।', en: 'The call is logged.' },
})

export const listCalls = contract({
  method: 'GET',
  path: '/applications/:applicationNo/calls',
  summary: 'The calls about a file, newest first, for staff who may see it',
  opensTo: 'signed-in',
  params: z.strictObject({ applicationNo: text(40) }),
  answer: z.array(call),
  refusals: ['NOT_FOUND', 'NO_PERMISSION'],
})
