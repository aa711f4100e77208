import type { Answers } from '../conditions/holds.ts'
import { poishaOf } from '../fields/money.ts'
import type { Programme } from './programme.ts'

/** The circular a published programme is applied for under: its window, and the limits that the engine of circulars knows. */
export const setupOf = ({ title, opensOn, closesOn, maxAmount, budget, seats }: Programme) => ({
  title: title.en,
  titleBng: title.bn,
  opensOn,
  closesOn,
  // What has no limit is left out: an empty text is no amount.
  circular: {
    ...(poishaOf(maxAmount) > 0 ? { maxAmount } : {}),
    ...(poishaOf(budget) > 0 ? { budget } : {}),
    ...(seats > 0 ? { seats } : {}),
  } satisfies Answers as Answers,
})
