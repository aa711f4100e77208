import type { Option } from '#engine/fields/choice.ts'
import { injuryTypes } from '#reference/event-lists.ts'
import { toOptions, omitOptions } from '#engine/fields/field-builders.ts'

/** The share of the sum assured for each loss, in per cent (docs/domain/benefits.md). */
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

/** Injuries other than death. */
export const injuries: Option[] = omitOptions(toOptions(injuryTypes), 'DEATH')
