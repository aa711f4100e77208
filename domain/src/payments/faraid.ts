import type { Bilingual } from '#language/bilingual.ts'
import { WHOLE_SHARE } from '#reference/paid-through.ts'
import { allocateByWeights } from './allocate-amount.ts'

/** Relations that the form offers. */
const relations = ['HUSBAND', 'WIFE', 'SON', 'DAUGHTER', 'FATHER', 'MOTHER', 'BROTHER', 'SISTER'] as const
export type HeirRelation = (typeof relations)[number]
/** `relation`: one of these, or another value where the form was answered differently. */
export type StatedHeir = { relation: string; isAlive: boolean }

/**
 * A proposal of shares in hundredths of a per cent, in the order of the heirs, with the rules that led to it; or why
 * there is none. A succession certificate of a court always comes first.
 */
export type ShareProposal = { shares: number[]; rules: Bilingual[] } | { shares: null; reason: Bilingual }

/** All shares of a rule have this denominator: 1/2, 1/3, 1/4, 1/6, 1/8 and 2/3 are whole numbers of it. */
const WHOLE = 24

const reasons = {
  nobody: { bn: 'কোনো জীবিত ওয়ারিশ লেখা নেই।', en: 'No living heir is named.' },
  spouses: {
    bn: 'স্বামী ও স্ত্রী দুজনই, অথবা চারজনের বেশি স্ত্রী লেখা আছে। সম্পর্কগুলো মিলিয়ে দেখুন।',
    en: 'Both a husband and a wife, or more than four wives are named. Check the relations.',
  },
  relation: {
    bn: 'একজন ওয়ারিশের সম্পর্ক লেখা নেই। উত্তরাধিকার সনদ দেখুন।',
    en: 'The relation of an heir is not known. See the succession certificate.',
  },
  parents: {
    bn: 'একাধিক পিতা বা একাধিক মাতা লেখা আছে। সম্পর্কগুলো মিলিয়ে দেখুন।',
    en: 'More than one father or more than one mother is named. Check the relations.',
  },
  grandchildren: {
    bn: 'মৃত সন্তানের ছেলেমেয়েরা তাঁর অংশ পেতে পারেন (মুসলিম পারিবারিক আইন ১৯৬১, ধারা ৪)। উত্তরাধিকার সনদ দেখুন।',
    en: 'Children of a dead child may take that share (Muslim Family Laws Ordinance 1961, section 4). See the succession certificate.',
  },
  residue: {
    bn: 'ছেলে বা পিতা জীবিত নেই, তাই ফরমে নেই এমন আত্মীয়ও অংশ পেতে পারেন। উত্তরাধিকার সনদ দেখুন।',
    en: 'No son and no father is alive, so relatives who are not in the form may have a share. See the succession certificate.',
  },
} satisfies Record<string, Bilingual>

const rules = {
  husbandWithChildren: { bn: 'সন্তান থাকায় স্বামী পান ১/৪।', en: 'The husband has 1/4, because there are children.' },
  husband: { bn: 'সন্তান না থাকায় স্বামী পান ১/২।', en: 'The husband has 1/2, because there are no children.' },
  wivesWithChildren: { bn: 'সন্তান থাকায় স্ত্রী পান ১/৮।', en: 'The wife has 1/8, because there are children.' },
  wives: { bn: 'সন্তান না থাকায় স্ত্রী পান ১/৪।', en: 'The wife has 1/4, because there are no children.' },
  motherSixth: {
    bn: 'সন্তান বা একাধিক ভাইবোন থাকায় মাতা পান ১/৬।',
    en: 'The mother has 1/6, because there are children or several brothers and sisters.',
  },
  motherThird: {
    bn: 'সন্তান বা একাধিক ভাইবোন না থাকায় মাতা পান ১/৩।',
    en: 'The mother has 1/3, because there are no children and not several brothers and sisters.',
  },
  motherThirdOfRest: {
    bn: 'স্বামী বা স্ত্রী এবং পিতা থাকায় মাতা পান বাকি অংশের ১/৩।',
    en: 'The mother has 1/3 of what the husband or wife leaves, because the father is alive.',
  },
  fatherSixth: { bn: 'সন্তান থাকায় পিতা পান ১/৬।', en: 'The father has 1/6, because there are children.' },
  fatherRest: { bn: 'বাকি অংশ পিতা পান।', en: 'The father has the rest.' },
  daughterHalf: { bn: 'ছেলে না থাকায় একমাত্র মেয়ে পান ১/২।', en: 'The only daughter has 1/2, because there is no son.' },
  daughtersTwoThirds: {
    bn: 'ছেলে না থাকায় মেয়েরা একত্রে পান ২/৩।',
    en: 'The daughters together have 2/3, because there is no son.',
  },
  childrenRest: {
    bn: 'বাকি অংশ ছেলেমেয়েরা পান; একজন ছেলের অংশ দুজন মেয়ের অংশের সমান।',
    en: 'The children have the rest; a son has as much as two daughters.',
  },
  siblingsNothing: {
    bn: 'ছেলে বা পিতা জীবিত থাকায় ভাইবোন অংশ পান না।',
    en: 'Brothers and sisters have no share, because a son or the father is alive.',
  },
  reduced: {
    bn: 'নির্ধারিত অংশগুলোর যোগফল সম্পূর্ণের বেশি, তাই সবার অংশ সমান হারে কমেছে।',
    en: 'The fixed shares are more than the whole, so all are reduced in the same proportion.',
  },
} satisfies Record<string, Bilingual>

/** Proposes the shares of the Muslim law of inheritance for spouses, children and parents. */
export function proposeShares(heirs: readonly StatedHeir[]): ShareProposal {
  const none = (reason: keyof typeof reasons): ShareProposal => ({ shares: null, reason: reasons[reason] })
  const living = heirs.filter(({ isAlive }) => isAlive)
  const count: Count = (...counted) => living.filter(({ relation }) => counted.some((one) => one === relation)).length
  if (living.length === 0) return none('nobody')
  if (heirs.some(({ relation }) => !relations.some((known) => known === relation))) return none('relation')
  if ((count('HUSBAND') > 0 && count('WIFE') > 0) || count('HUSBAND') > 1 || count('WIFE') > 4) return none('spouses')
  if (count('FATHER') > 1 || count('MOTHER') > 1) return none('parents')
  if (heirs.some(({ relation, isAlive }) => !isAlive && (relation === 'SON' || relation === 'DAUGHTER')))
    return none('grandchildren')
  const parts = divide(count)
  if (!parts) return none('residue')
  const weights = heirs.map(({ relation, isAlive }) => (isAlive ? (parts.each.get(relation as HeirRelation) ?? 0) : 0))
  return { shares: allocateByWeights(WHOLE_SHARE, weights), rules: parts.rules }
}

type Count = (...relations: HeirRelation[]) => number
/** Weights are whole numbers, so that equal heirs have exactly equal weights. */
type Parts = { each: Map<HeirRelation, number>; rules: Bilingual[] }

function divide(count: Count): Parts | undefined {
  const applied: Bilingual[] = []
  const hasChildren = count('SON', 'DAUGHTER') > 0
  const spouse = spousePart(count, hasChildren, applied)
  const mother = motherPart(count, { hasChildren, spouse }, applied)
  const hasFather = count('FATHER') > 0
  if (count('BROTHER', 'SISTER') > 0 && (hasFather || count('SON') > 0)) applied.push(rules.siblingsNothing)
  const fixedFather = hasFather && hasChildren ? WHOLE / 6 : 0
  if (fixedFather > 0) applied.push(rules.fatherSixth)
  const daughters = daughtersPart(count, applied)
  const fixed = spouse + mother + fixedFather + daughters
  const rest = Math.max(0, WHOLE - fixed)
  if (fixed > WHOLE) applied.push(rules.reduced)
  const children = count('SON') * 2 + count('DAUGHTER')
  if (rest > 0 && count('SON') > 0) {
    applied.push(rules.childrenRest)
    return { each: weightsOf(count, { spouse, mother, father: fixedFather, sons: rest, children }), rules: applied }
  }
  if (rest > 0 && !hasFather) return undefined
  if (rest > 0) applied.push(rules.fatherRest)
  return { each: weightsOf(count, { spouse, mother, father: fixedFather + rest, daughters }), rules: applied }
}

function spousePart(count: Count, hasChildren: boolean, applied: Bilingual[]): number {
  if (count('HUSBAND') > 0) {
    applied.push(hasChildren ? rules.husbandWithChildren : rules.husband)
    return hasChildren ? WHOLE / 4 : WHOLE / 2
  }
  if (count('WIFE') === 0) return 0
  applied.push(hasChildren ? rules.wivesWithChildren : rules.wives)
  return hasChildren ? WHOLE / 8 : WHOLE / 4
}

function motherPart(
  count: Count,
  { hasChildren, spouse }: { hasChildren: boolean; spouse: number },
  applied: Bilingual[],
): number {
  if (count('MOTHER') === 0) return 0
  if (hasChildren || count('BROTHER', 'SISTER') > 1) {
    applied.push(rules.motherSixth)
    return WHOLE / 6
  }
  const isOfRest = spouse > 0 && count('FATHER') > 0
  applied.push(isOfRest ? rules.motherThirdOfRest : rules.motherThird)
  return isOfRest ? (WHOLE - spouse) / 3 : WHOLE / 3
}

function daughtersPart(count: Count, applied: Bilingual[]): number {
  const daughters = count('DAUGHTER')
  if (count('SON') > 0 || daughters === 0) return 0
  applied.push(daughters === 1 ? rules.daughterHalf : rules.daughtersTwoThirds)
  return daughters === 1 ? WHOLE / 2 : (WHOLE * 2) / 3
}

type Divided = {
  spouse: number
  mother: number
  father: number
  daughters?: number
  /** The common share of sons and daughters, and the number of its parts. */
  sons?: number
  children?: number
}

/** Brings the parts to one denominator, in which those of each wife and child are whole numbers. */
function weightsOf(
  count: Count,
  { spouse, mother, father, daughters = 0, sons = 0, children = 0 }: Divided,
): Map<HeirRelation, number> {
  const wives = Math.max(1, count('WIFE'))
  const childParts = Math.max(1, children)
  const girls = Math.max(1, count('DAUGHTER'))
  const common = wives * childParts * girls
  const eachGirl = daughters > 0 ? (daughters * common) / girls : (sons * common) / childParts
  return new Map([
    ['HUSBAND', spouse * common],
    ['WIFE', (spouse * common) / wives],
    ['MOTHER', mother * common],
    ['FATHER', father * common],
    ['SON', (sons * common * 2) / childParts],
    ['DAUGHTER', eachGirl],
  ])
}
