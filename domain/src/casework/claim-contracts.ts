import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text, timestamp, yesNo } from '#http/schemas.ts'
import { applicationParams, bilingual, revision } from './application-schemas.ts'

const statements = {
  requestId: z.int(),
  reason: z.string(),
  person: bilingual,
  at: timestamp,
  decision: z.nullable(z.strictObject({ person: bilingual, at: timestamp, note: z.string() })),
}

/** The request on the screen of the second person: another one is not decided. */
const requestId = z.int()

/** Entries of the claims ledger that prevent an approval, and the requested exception. Only for staff. */
export const claimSchema = z.strictObject({
  blocks: z.array(z.strictObject({ text: bilingual, applicationNo: z.nullable(z.string()), exceptedYn: yesNo })),
  exception: z.nullable(
    z.strictObject({
      state: z.enum(['REQUESTED', 'CONFIRMED', 'DECLINED', 'USED', 'OUTDATED']),
      amount: z.nullable(z.string()),
      ...statements,
    }),
  ),
  /** A ceiling blocks: the request names the amount. */
  asksAmountYn: yesNo,
  mayRequestYn: yesNo,
  mayDecideYn: yesNo,
  /** Of a granted claim: lets one other application with the same numbers be submitted. */
  waiver: z.nullable(
    z.strictObject({
      request: z.nullable(
        z.strictObject({
          state: z.enum(['REQUESTED', 'CONFIRMED', 'DECLINED', 'USED', 'EXPIRED']),
          ...statements,
        }),
      ),
      mayRequestYn: yesNo,
      mayDecideYn: yesNo,
    }),
  ),
})

export const requestClaimException = contract({
  method: 'POST',
  path: '/applications/:applicationNo/claim-exception',
  summary: 'Ask for the approval of an application that the claims ledger blocks; a second person decides',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ reason: text(1000), amount: z.optional(text(20)), revision }),
  response: z.null(),
  message: { bn: 'অনুরোধ পাঠানো হয়েছে। আরেকজন সিদ্ধান্ত নেবেন।', en: 'The request is sent. A second person decides.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const decideClaimException = contract({
  method: 'POST',
  path: '/applications/:applicationNo/claim-exception/decision',
  summary: 'Confirm or decline, as a second person, the exception that somebody else asked for',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ decision: z.enum(['CONFIRMED', 'DECLINED']), note: text(1000), requestId, revision }),
  response: z.null(),
  message: { bn: 'সিদ্ধান্ত সংরক্ষণ হয়েছে।', en: 'The decision is saved.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const requestClaimWaiver = contract({
  method: 'POST',
  path: '/applications/:applicationNo/claim-waiver',
  summary: 'Ask to let one other application be submitted that has a number of this granted one',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ reason: text(1000), revision }),
  response: z.null(),
  message: { bn: 'অনুরোধ পাঠানো হয়েছে। আরেকজন সিদ্ধান্ত নেবেন।', en: 'The request is sent. A second person decides.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})

export const decideClaimWaiver = contract({
  method: 'POST',
  path: '/applications/:applicationNo/claim-waiver/decision',
  summary: 'Confirm or decline, as a second person, that another application may be submitted',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ decision: z.enum(['CONFIRMED', 'DECLINED']), note: text(1000), requestId, revision }),
  response: z.null(),
  message: { bn: 'সিদ্ধান্ত সংরক্ষণ হয়েছে।', en: 'The decision is saved.' },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})
