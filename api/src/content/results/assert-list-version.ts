import { bilingualDigits } from '@wewb/domain/language/digits'
import { interpolate } from '@wewb/domain/language/bilingual'
import { throwProblem } from '#problems/problem.ts'

type SeenList = { version: number; eligible: number; selected: number }

const changedTo = {
  bn: 'তালিকাটি এর মধ্যে বদলেছে: এখন {eligible} জন, নির্বাচিত {selected} জন। নতুন তালিকা দেখে সিদ্ধান্ত নিন।',
  en: 'The list has changed: it now has {eligible} applications, {selected} of them selected. Decide on it as it is now.',
}

/** Rejects a decision about another list than the one on the screen, and says what the list is now. */
export function assertListVersion({ version, eligible, selected }: SeenList, seen: number) {
  if (version === seen) return
  const message = interpolate(changedTo, { eligible: bilingualDigits(eligible), selected: bilingualDigits(selected) })
  throwProblem('LIST_CHANGED', { message })
}
