import type { Bilingual } from '#language/bilingual.ts'
import type { ReturnRow } from './parse-returns.ts'
import { returnReasonOf } from './return-codes.ts'

/** A payment to match against the bank's return file. */
export type ExpectedPayment = {
  id: number
  applicationNo: string
  reference: string
  amount: string
  state: string
  isInBatch: boolean
}

/** PAID and FAILED change the payment; every other outcome explains why nothing is changed. */
export const returnOutcomes = [
  'PAID',
  'FAILED',
  'UNKNOWN_REFERENCE',
  'OTHER_BATCH',
  'WRONG_AMOUNT',
  'TWICE_IN_FILE',
  'ALREADY_PAID',
  'ALREADY_FAILED',
  'LATE_RETURN',
  'PAID_AFTER_RETURN',
  'UNREADABLE',
] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

export type MatchedReturn = { line: ReturnRow; payment: ExpectedPayment | undefined; finding: ReturnOutcome }

/**
 * Matches each row to a payment. If two rows refer to one payment, neither is applied, because it is unclear which is
 * right.
 */
export function matchReturns(
  lines: readonly ReturnRow[],
  find: (reference: string) => ExpectedPayment | undefined,
): MatchedReturn[] {
  const times = new Map<number, number>()
  for (const { reference } of lines) {
    const id = find(reference)?.id
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return lines.map((line) => {
    const payment = line.reference ? find(line.reference) : undefined
    return { line, payment, finding: validate(line, payment, times.get(payment?.id ?? 0) ?? 0) }
  })
}

function validate(line: ReturnRow, payment: ExpectedPayment | undefined, times: number): ReturnOutcome {
  if (line.result === 'UNREADABLE') return 'UNREADABLE'
  if (!payment) return 'UNKNOWN_REFERENCE'
  if (!payment.isInBatch) return 'OTHER_BATCH'
  // Every PAID row of a returned payment counts, because the payment may be owed again already.
  if (payment.state === 'FAILED' && line.result === 'PAID') return 'PAID_AFTER_RETURN'
  if (times > 1) return 'TWICE_IN_FILE'
  if (payment.state === 'PAID') return line.result === 'PAID' ? 'ALREADY_PAID' : 'LATE_RETURN'
  if (payment.state === 'FAILED') return 'ALREADY_FAILED'
  return line.amount === payment.amount ? line.result : 'WRONG_AMOUNT'
}

export const hasEffect = (finding: ReturnOutcome): boolean => finding === 'PAID' || finding === 'FAILED'

/** Message for the accounts officer beside the row. */
export function describeReturnOutcome(
  finding: ReturnOutcome,
  { returnCode, why, expected }: { returnCode?: string | null; why?: Bilingual; expected?: string | undefined },
): Bilingual {
  if (finding === 'FAILED') return returnReasonOf(returnCode ?? '').reason
  if (finding === 'UNREADABLE' && why) return why
  if (finding === 'WRONG_AMOUNT' && expected)
    return {
      bn: `${words.WRONG_AMOUNT.bn} পাঠানো হয়েছিল ${expected}।`,
      en: `${words.WRONG_AMOUNT.en} ${expected} was sent.`,
    }
  return words[finding]
}

const words: Record<Exclude<ReturnOutcome, 'FAILED'>, Bilingual> = {
  PAID: { bn: 'জমা হয়েছে।', en: 'Paid.' },
  UNKNOWN_REFERENCE: { bn: 'এ রেফারেন্সে কোনো পেমেন্ট নেই।', en: 'There is no payment with this reference.' },
  OTHER_BATCH: {
    bn: 'এটি অন্য ব্যাচের পেমেন্ট। ফাইলটি সেই ব্যাচে দিন।',
    en: 'This payment is of another batch. Bring the file to that batch.',
  },
  WRONG_AMOUNT: { bn: 'টাকার পরিমাণ মেলেনি।', en: 'The amount differs.' },
  TWICE_IN_FILE: {
    bn: 'একই পেমেন্ট ফাইলে একাধিকবার আছে, তাই কোনোটিই নেওয়া হয়নি।',
    en: 'The same payment stands in the file more than once, so none of its rows is taken.',
  },
  ALREADY_PAID: { bn: 'আগেই জমা হিসেবে নেওয়া হয়েছে।', en: 'It is already taken in as paid.' },
  ALREADY_FAILED: { bn: 'আগেই ফেরত হিসেবে নেওয়া হয়েছে।', en: 'It is already taken in as returned.' },
  LATE_RETURN: {
    bn: 'এটি আগে জমা হিসেবে নেওয়া হয়েছে। ব্যাংক টাকা ফিরিয়ে নিলে চিঠি দিয়ে জানাতে বলুন; এখানে কিছু বদলায়নি।',
    en: 'It was taken in as paid before. If the bank took the money back, ask for a letter; nothing is changed here.',
  },
  PAID_AFTER_RETURN: {
    bn: 'এটি আগে ফেরত হিসেবে নেওয়া হয়েছে। ফাইলটি নিলে এই টাকা আবার পাঠানো আটকে থাকবে। কোনটি ঠিক, ব্যাংককে চিঠি দিয়ে জানাতে বলুন।',
    en: 'It was taken in as returned before. Once this file is taken in, the sum is not paid again. Ask the bank for a letter that says which is right.',
  },
  UNREADABLE: { bn: 'সারিটি পড়া যায়নি।', en: 'The row could not be read.' },
}
