import { fill, type Bilingual } from '../language/bilingual.ts'
import { digitsInBoth } from '../language/digits.ts'

const words = {
  section: { bn: 'অংশ {n}', en: 'Section {n}' },
  question: { bn: '{outer}, প্রশ্ন {n}', en: '{outer}, question {n}' },
  part: { bn: '{outer}, ভেতরের প্রশ্ন {n}', en: '{outer}, inner question {n}' },
  option: { bn: '{outer}, অপশন {n}', en: '{outer}, option {n}' },
  rule: { bn: 'যোগ্যতার শর্ত {n}', en: 'Eligibility rule {n}' },
  named: { bn: '{outer}, {inner}', en: '{outer}, {inner}' },
} satisfies Record<string, Bilingual>

/** Where something stands, as staff would say it: "Section 2, question 4, option 1". Counted from nought, told from one. */
const numbered = (sentence: Bilingual, index: number, outer: Bilingual = { bn: '', en: '' }) =>
  fill(sentence, { n: digitsInBoth(index + 1), outer })

export const atSection = (index: number): Bilingual => numbered(words.section, index)
export const atQuestion = (section: Bilingual, index: number): Bilingual => numbered(words.question, index, section)
export const atPart = (question: Bilingual, index: number): Bilingual => numbered(words.part, index, question)
export const atOption = (question: Bilingual, index: number): Bilingual => numbered(words.option, index, question)
export const atRule = (index: number): Bilingual => numbered(words.rule, index)
export const atNamed = (outer: Bilingual, inner: Bilingual): Bilingual => fill(words.named, { outer, inner })
