import type { Bilingual } from '../language/bilingual.ts'
import type { Carry, FinderRule } from './finder-rule.ts'
import { chose, isOnlyTold, isRegistered, isUnregistered } from './situations.ts'

const then = (first: Bilingual, second: Bilingual): Bilingual => ({ bn: `${first.bn} ${second.bn}`, en: `${first.en} ${second.en}` })

/** E-02: the worker must be found in a register, or an embassy must vouch. First it is said whom the service is for. */
export const needsRegistration = (isFor: Bilingual): FinderRule[] => [
  {
    when: isUnregistered,
    verdict: 'perhaps',
    reason: then(isFor, {
      bn: 'কর্মীর ছাড়পত্র বা সদস্যপদ না থাকায় দূতাবাসের এনওসি (অনাপত্তিপত্র) লাগবে।',
      en: 'As the worker has no clearance or membership, a letter of no objection (NOC) from the embassy is needed.',
    }),
  },
  {
    when: chose('registration', 'unknown'),
    verdict: 'perhaps',
    reason: then(isFor, {
      bn: 'তার জন্য কর্মীর ছাড়পত্র বা সদস্যপদ লাগে। আছে কি না, আগে জেনে নিন।',
      en: 'The worker needs clearance or membership for it. Find out first whether there is one.',
    }),
  },
]

/** Whoever tells of a death, the family asks. */
export const familyApplies: FinderRule = {
  when: isOnlyTold,
  verdict: 'perhaps',
  reason: { bn: 'যিনি মারা গেছেন, তাঁর পরিবার আবেদন করতে পারে।', en: 'The family of the person who died can apply.' },
}

/** BMET or membership as the source of the worker's identity. */
export const knownByRegister: Carry = { when: isRegistered, path: 'worker.identitySource', value: '4' }
/** The same, where who answers may have told of another worker. */
export const knownUnlessTold: Carry = { ...knownByRegister, when: { all: [isRegistered, { not: chose('needs', 'death') }] } }
