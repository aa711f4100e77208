import type { Option } from '../../fields/choice.ts'
import { injuryTypes } from '../../lookups/event-lists.ts'
import { optionsOf, without } from '../../fields/made-of.ts'

/** domain/8-seed-lists.md: how much of the sum assured each loss is worth, in hundredths. */
export const injuryPercents: Readonly<Record<string, number>> = {
  DEATH: 100,
  BOTH_EYES: 100,
  BOTH_HANDS: 100,
  BOTH_LEGS: 100,
  HAND_AND_LEG: 100,
  ONE_EYE: 50,
  ONE_HAND_OR_LEG: 50,
  HEARING: 50,
  THUMB: 20,
  INDEX_FINGER: 10,
  OTHER_FINGER: 10,
}

/** The losses one survives. */
export const injuries: Option[] = without(optionsOf(injuryTypes), 'DEATH')
