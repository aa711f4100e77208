import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import type { CaseApplication } from './use-case-query.ts'
import { caseMessages } from './messages.ts'

/** Formats the remaining work of a draft; documents are left out when none are missing. */
export const formatRemainingWork = ({
  questionsLeft,
  papersLeft: documentsLeft,
}: Pick<CaseApplication, 'questionsLeft' | 'papersLeft'>): Bilingual =>
  interpolate(documentsLeft.length > 0 ? caseMessages.left : caseMessages.questionsLeft, {
    questions: bilingualDigits(questionsLeft),
    papers: bilingualDigits(documentsLeft.length),
  })
