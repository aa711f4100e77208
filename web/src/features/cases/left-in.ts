import { fill, type Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import type { CaseFile } from './use-case.ts'
import { words } from './words.ts'

/** How much of a draft is still to be done; of no papers nothing is said. */
export const leftIn = ({ questionsLeft, papersLeft }: Pick<CaseFile, 'questionsLeft' | 'papersLeft'>): Bilingual =>
  fill(papersLeft.length > 0 ? words.left : words.questionsLeft, {
    questions: digitsInBoth(questionsLeft),
    papers: digitsInBoth(papersLeft.length),
  })
