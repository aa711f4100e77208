import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'

const words = {
  section: { bn: 'অংশ {n}', en: 'Section {n}' },
  question: { bn: '{outer}, প্রশ্ন {n}', en: '{outer}, question {n}' },
  part: { bn: '{outer}, ভেতরের প্রশ্ন {n}', en: '{outer}, inner question {n}' },
  option: { bn: '{outer}, অপশন {n}', en: '{outer}, option {n}' },
  rule: { bn: 'যোগ্যতার শর্ত {n}', en: 'Eligibility rule {n}' },
  named: { bn: '{outer}, {inner}', en: '{outer}, {inner}' },
} satisfies Record<string, Bilingual>

/** A position in plain language: "Section 2, question 4, option 1". Takes a zero-based index. */
const numbered = (sentence: Bilingual, index: number, outer: Bilingual = { bn: '', en: '' }) =>
  interpolate(sentence, { n: bilingualDigits(index + 1), outer })

export const sectionPosition = (index: number): Bilingual => numbered(words.section, index)
export const questionPosition = (section: Bilingual, index: number): Bilingual =>
  numbered(words.question, index, section)
export const partPosition = (question: Bilingual, index: number): Bilingual => numbered(words.part, index, question)
export const optionPosition = (question: Bilingual, index: number): Bilingual => numbered(words.option, index, question)
export const rulePosition = (index: number): Bilingual => numbered(words.rule, index)
export const namedPosition = (outer: Bilingual, inner: Bilingual): Bilingual =>
  interpolate(words.named, { outer, inner })
