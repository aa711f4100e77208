import type { Bilingual } from '../language/bilingual.ts'
import type { ReturnLine } from './read-returns.ts'
import { reasonOf } from './return-codes.ts'

/** A payment as the answer of the bank is held against it. */
export type Expected = { id: number; applicationNo: string; reference: string; amount: string; state: string; isOfBatch: boolean }

/** PAID and FAILED change something; every other finding says why nothing is changed. */
export const findings = [
  'PAID', 'FAILED', 'UNKNOWN_REFERENCE', 'OTHER_BATCH', 'WRONG_AMOUNT', 'TWICE_IN_FILE', 'ALREADY_PAID', 'ALREADY_FAILED', 'LATE_RETURN', 'UNREADABLE',
] as const // prettier-ignore
export type Finding = (typeof findings)[number]

export type Matched = { line: ReturnLine; payment: Expected | undefined; finding: Finding }

/** Row by row: what each would change. Of two rows about one payment neither counts: nobody can tell which of them is right. */
export function matchReturns(lines: readonly ReturnLine[], find: (reference: string) => Expected | undefined): Matched[] {
  const times = new Map<number, number>()
  for (const { reference } of lines) {
    const id = find(reference)?.id
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return lines.map((line) => {
    const payment = line.reference ? find(line.reference) : undefined
    return { line, payment, finding: judge(line, payment, times.get(payment?.id ?? 0) ?? 0) }
  })
}

function judge(line: ReturnLine, payment: Expected | undefined, times: number): Finding {
  if (line.result === 'UNREADABLE') return 'UNREADABLE'
  if (!payment) return 'UNKNOWN_REFERENCE'
  if (!payment.isOfBatch) return 'OTHER_BATCH'
  if (times > 1) return 'TWICE_IN_FILE'
  if (payment.state === 'PAID') return line.result === 'PAID' ? 'ALREADY_PAID' : 'LATE_RETURN'
  if (payment.state === 'FAILED') return 'ALREADY_FAILED'
  return line.amount === payment.amount ? line.result : 'WRONG_AMOUNT'
}

export const changes = (finding: Finding): boolean => finding === 'PAID' || finding === 'FAILED'

/** What an accounts officer reads beside the row. */
export function tellFinding(finding: Finding, { returnCode, why, expected }: { returnCode?: string | null; why?: Bilingual; expected?: string | undefined }): Bilingual {
  if (finding === 'FAILED') return reasonOf(returnCode ?? '').reason
  if (finding === 'UNREADABLE' && why) return why
  if (finding === 'WRONG_AMOUNT' && expected) return { bn: `${words.WRONG_AMOUNT.bn} পাঠানো হয়েছিল ${expected}।`, en: `${words.WRONG_AMOUNT.en} ${expected} was sent.` }
  return words[finding]
} // prettier-ignore

const words: Record<Exclude<Finding, 'FAILED'>, Bilingual> = {
  PAID: { bn: 'জমা হয়েছে।', en: 'Paid.' },
  UNKNOWN_REFERENCE: { bn: 'এ রেফারেন্সে কোনো পেমেন্ট নেই।', en: 'There is no payment with this reference.' },
  OTHER_BATCH: { bn: 'এটি অন্য ব্যাচের পেমেন্ট। ফাইলটি সেই ব্যাচে দিন।', en: 'This payment is of another batch. Bring the file to that batch.' },
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
  UNREADABLE: { bn: 'সারিটি পড়া যায়নি।', en: 'The row could not be read.' },
}
