import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { toPoisha } from '#engine/fields/money.ts'
import type { Programme } from './programme.ts'

/** The circular of a published programme: its period and limits. */
export const circularOfProgramme = ({ title, opensOn, closesOn, maxAmount, budget, seats }: Programme) => ({
  title: title.en,
  titleBng: title.bn,
  opensOn,
  closesOn,
  // Omits what has no limit, because an empty string is not a valid amount.
  circular: {
    ...(toPoisha(maxAmount) > 0 ? { maxAmount } : {}),
    ...(toPoisha(budget) > 0 ? { budget } : {}),
    ...(seats > 0 ? { seats } : {}),
  } satisfies Answers as Answers,
})
