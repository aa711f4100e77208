import type { Bilingual } from '#language/bilingual.ts'
import type { PrefillRule, FinderRule } from './finder-rule.ts'
import { choseAnyOf, isReportingAnotherDeath, isRegistered, isUnregistered } from './conditions.ts'

const then = (first: Bilingual, second: Bilingual): Bilingual => ({
  bn: `${first.bn} ${second.bn}`,
  en: `${first.en} ${second.en}`,
})

/**
 * E-02: the worker must be in a register, or an embassy must vouch. The reason begins with the target group of the
 * service.
 */
export const needsRegistration = (isFor: Bilingual): FinderRule[] => [
  {
    when: isUnregistered,
    eligibility: 'perhaps',
    reason: then(isFor, {
      bn: 'কর্মীর ছাড়পত্র বা সদস্যপদ না থাকায় দূতাবাসের এনওসি (অনাপত্তিপত্র) লাগবে।',
      en: 'As the worker has no clearance or membership, a letter of no objection (NOC) from the embassy is needed.',
    }),
  },
  {
    when: choseAnyOf('registration', 'unknown'),
    eligibility: 'perhaps',
    reason: then(isFor, {
      bn: 'তার জন্য কর্মীর ছাড়পত্র বা সদস্যপদ লাগে। আছে কি না, আগে জেনে নিন।',
      en: 'The worker needs clearance or membership for it. Find out first whether there is one.',
    }),
  },
]

/** A worker who reports a death reads that the family applies. */
export const familyApplies: FinderRule = {
  when: isReportingAnotherDeath,
  eligibility: 'perhaps',
  reason: { bn: 'যিনি মারা গেছেন, তাঁর পরিবার আবেদন করতে পারে।', en: 'The family of the person who died can apply.' },
}

/** Prefills BMET or membership as the source of the worker's identity. */
export const prefillIdentitySource: PrefillRule = { when: isRegistered, path: 'worker.identitySource', value: '4' }
/** Omits the prefill for reported deaths, because the answers may be about another worker. */
export const prefillIdentitySourceUnlessDeath: PrefillRule = {
  ...prefillIdentitySource,
  when: { all: [isRegistered, { not: choseAnyOf('needs', 'death') }] },
}
