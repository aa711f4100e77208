import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { timestamp, yesNo } from '#http/schemas.ts'
import { answers, applicationParams, bilingual, revision } from './application-schemas.ts'

/** Hundredths of a per cent. */
const share = z.int()

/** The family states the shares, the law of inheritance proposes them, and an officer may change them. */
export const shareBases = ['STATED', 'PROPOSED', 'CHANGED'] as const
export type ShareBasis = (typeof shareBases)[number]

/** The shares of the heirs as the officers see them. */
export const sharesSchema = z.strictObject({
  heirs: z.array(
    z.strictObject({
      name: z.string(),
      relation: bilingual,
      isAlive: z.boolean(),
      stated: share,
      /** Null where there is no proposal. */
      proposed: z.nullable(share),
      /** The share that is paid. */
      share,
      /** Null while the amount is not known. */
      amount: z.nullable(z.string()),
    }),
  ),
  /** Rules that led to the proposal, or why there is none. */
  rules: z.array(bilingual),
  /** The amount that is divided. */
  amount: z.nullable(z.string()),
  /** Every decision, newest first. */
  decisions: z.array(
    z.strictObject({
      version: z.int(),
      basis: z.enum(shareBases),
      shares: z.array(share),
      reason: z.string(),
      person: z.string(),
      personBng: z.string(),
      at: timestamp,
    }),
  ),
  /** The form names other heirs or shares than the newest decision was about. */
  outdatedYn: yesNo,
  /** The caller changed the shares and cannot approve the application. */
  ownChangeYn: yesNo,
  frozenYn: yesNo,
  mayDecideYn: yesNo,
})
export type Shares = z.infer<typeof sharesSchema>

export const decideShares = contract({
  method: 'POST',
  path: '/applications/:applicationNo/shares',
  summary: 'Accept the stated or the proposed shares of the heirs, or change them with a reason, before the approval',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ answers, revision }),
  response: z.null(),
  message: { bn: 'ওয়ারিশদের অংশ সংরক্ষণ হয়েছে।', en: 'The shares of the heirs are saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'VERSION_CONFLICT', 'FILE_TAKEN', 'SHARES_FROZEN', 'ANSWERS_INVALID'],
})
